import { consultantByDepartment } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'

export const employeeTrainee: Service = {
  path: paths.employeeTrainee,
  title: 'Employee training, week by week',
  area: 'For employers',
  description: `\
Training for new hires and trainees in 4 or 12 weeks, in small groups, with a mentor and a written review at the end.`,
  lead: 'New people learn your work faster when the weeks have a plan. Ours take 4 or 12, in groups of up to 12.',
  picture: 'service-employee-trainee',
  action: { text: 'Plan a program', to: `${paths.contact}?department=sales&about=training` },
  secondary: { text: 'Hire trainees with us', to: paths.hireUs },
  blocks: [
    {
      kind: 'prose',
      title: 'For the first months at work',
      paragraphs: [
        `\
The program is for people who have just joined you: freshers from college, interns, and colleagues who change \
departments. You can send your own, or we recruit a group for you first.`,
        `\
Before the first week we spend a day with you and watch the work. The exercises come from there. Nobody practices on \
invented cases when real ones lie on the desk.`,
      ],
    },
    {
      kind: 'timetable',
      title: 'Two programs',
      intro: 'Two training days a week. The other three are work, with a task to try out.',
      plans: [
        {
          name: '4 weeks',
          summary: 'A sound start for new colleagues with some experience.',
          rows: [
            { when: 'Week 1', what: 'How the company works. Tools, safety, data protection. A mentor for every two.' },
            { when: 'Week 2', what: 'Writing and speaking at work: email, meetings, handing over a task.' },
            { when: 'Week 3', what: 'The trade itself: exercises from your own department.' },
            { when: 'Week 4', what: 'One small task done alone. Review with mentor and manager.' },
            {
              when: 'Weeks 5 to 7',
              what: 'Their own work in your department. The mentor is a colleague, so help stays near.',
              isAfter: true,
            },
            { when: 'Week 8', what: 'A closing talk on the points that the review left open.', isAfter: true },
            {
              when: 'Weeks 9 to 12',
              what: 'The exercises are yours, to use again with your next group.',
              isAfter: true,
            },
          ],
        },
        {
          name: '12 weeks',
          summary: 'From first day to own tasks, for freshers and interns.',
          rows: [
            { when: 'Week 1', what: 'How the company works. A mentor for every two, with 2 hours a week to spare.' },
            { when: 'Week 2', what: 'Tools, safety, data protection.' },
            { when: 'Week 3', what: 'Writing and speaking at work: email, meetings, handing over a task.' },
            { when: 'Week 4', what: 'The first tasks of their own. First review, half an hour per person.' },
            {
              when: 'Weeks 5 to 7',
              what: 'The trade itself: exercises from your own department, first with help, then without.',
            },
            { when: 'Week 8', what: 'A week in a neighboring department. Second review.' },
            {
              when: 'Weeks 9 to 11',
              what: `\
A project in pairs, with a real customer inside the company. The trainer answers questions in between.`,
            },
            { when: 'Week 12', what: 'Presentation, third review and a plan for the next six months.' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Who does what',
      picture: 'specimen-review',
      items: [
        {
          title: 'The trainer',
          text: 'Leads the two training days, writes the exercises and answers questions in between.',
        },
        {
          title: 'The mentor',
          text: 'A colleague of yours with 2 hours a week to spare. We train mentors in half a day beforehand.',
        },
        {
          title: 'The manager',
          text: 'Sets the tasks and comes to each review. Half an hour per person, no slides needed.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you need, what you get',
      groups: [
        {
          title: 'You provide',
          items: [
            'A room, or a video line that works',
            'One mentor for every 2 trainees',
            'Two days a week free of other duties',
            'Real tasks of moderate size',
          ],
        },
        {
          title: 'You get',
          isOurs: true,
          items: [
            'A written plan with dates',
            'All exercises, to use again',
            'A review of one page for each person',
            'A closing talk with open points',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions from HR departments',
      by: consultantByDepartment.hr,
      items: [
        {
          question: 'How many people make a group?',
          answer: 'From 6 to 12. With fewer we join two departments, with more we make a second group.',
        },
        {
          question: 'When could we begin?',
          answer: 'Plan 4 weeks between the first talk and the first day: one for the visit, three for the exercises.',
        },
        {
          question: 'Can it be remote?',
          answer: `\
Yes. Training days are then half days, four a week, since nobody learns well from a screen for eight hours.`,
        },
        {
          question: 'Do trainees get a certificate?',
          answer: 'They get their review, which says what they can do. It is not a state-recognized qualification.',
        },
      ],
    },
  ],
  closing: {
    title: 'When do your new people start?',
    text: 'Tell us the date, the number and the department. We send you an outline before the first talk.',
    drawing: 'badges',
    action: { text: 'Plan a program', to: `${paths.contact}?department=sales&about=training` },
  },
}
