import { missingPaths } from '../paths'

export const whyChoose = {
  title: 'Why people choose us',
  intro: 'We say what will happen and when. Then you can hold us to it.',
  reasons: [
    {
      title: 'An answer with a date',
      text: 'When you write, you see the day by which you hear from a person who has read it.',
    },
    {
      title: '3 or 6 months, stated at the start',
      text: `\
Job search assistance has an end date. You know what you pay for (coaching and your resume) and for how long. \
Introductions are free.`,
    },
    {
      title: '4 to 5 openings per month',
      text: 'A short list you can act on. Each opening is matched to your resume before you see it.',
    },
    {
      title: '30+ cities, one consultant',
      text: 'We recruit in 30+ cities. You deal with the same person from the first call to the signed contract.',
    },
  ],
  more: { text: 'Our approach', to: missingPaths.ourApproach },
}

export const process = {
  title: 'How recruitment works',
  intro: 'Six steps, from your first message to the third month at work.',
  /** `day` counts from the Monday of the week in which a message of today is answered. */
  steps: [
    {
      title: 'First contact',
      text: 'A consultant writes to you and offers a call about the job, the place, the pay and the date.',
      when: 'Week 1',
      day: 'answer',
    },
    {
      title: 'The brief',
      text: 'We write it on one page. The search begins when you have approved it.',
      when: 'Week 2',
      day: 7,
    },
    {
      title: 'The search',
      text: 'We advertise, ask the people we know and interview each candidate before you do.',
      when: 'Weeks 2 to 4',
      day: 9,
    },
    {
      title: 'The shortlist',
      text: '3 to 5 people who want the job, each with a page of notes.',
      when: 'End of week 4',
      day: 25,
    },
    {
      title: 'Interviews and offer',
      text: 'We arrange the interviews, check references with consent and present the offer. You decide.',
      when: 'Weeks 5 and 6',
      day: 29,
    },
    {
      title: 'After the first day',
      text: 'We speak with you and with your new colleague, and tell each what the other would like.',
      when: 'Months 1 and 3',
      day: 70,
    },
  ],
}
