import { paths } from './paths'

export const hireUs = {
  title: 'Hire us',
  /** For search engines and link previews: one sentence, 70 to 155 characters. */
  description: `\
Hire locally, across borders or a whole team: three ways, five steps, and the price in writing before a search \
begins.`,
  lead: `\
Tell us who is missing. You get an answer, a brief of one page and a price in writing. Then the search begins.`,
  picture: 'hire-us' as const,
  action: { text: 'Tell us about the job', to: '#brief' as const },
  models: {
    title: 'Three ways to hire',
    intro: 'They differ in where we search and how long we stay. You can change from one to another.',
    items: [
      {
        title: 'Local hiring',
        text: 'People who live near your site and can start soon.',
        points: [
          'Full or part time, and internships',
          'Shortlist of 3 to 5 people in about 4 weeks',
          'Travel time and notice period for each',
        ],
        to: paths.domesticLocalHiring,
        drawing: 'service-domestic-local-hiring' as const,
      },
      {
        title: 'Global IT recruitment',
        text: 'Software, data, cloud and security people from four regions.',
        points: [
          'Interviewed by an engineer of the same field',
          'Remote, moving or hired where they live',
          'Shared working hours agreed in advance',
        ],
        to: paths.globalIt,
        drawing: 'service-global-it' as const,
      },
      {
        title: 'Talent acquisition',
        text: 'Key people, confidential searches and a year of growth.',
        points: [
          'Single search, retained search or a recruiter on your team',
          'A short report every Friday',
          'Check-ins with both sides after 1 and 3 months',
        ],
        to: paths.talentAcquisition,
        drawing: 'service-talent-acquisition' as const,
      },
    ],
  },
  steps: {
    title: 'Five steps to a signed contract',
    items: [
      {
        when: 'Week 1',
        title: 'First contact',
        text: 'A consultant writes to you and offers a call of twenty minutes. You learn whether we can help.',
      },
      {
        when: 'Week 2',
        title: 'The brief',
        text: 'We write it on one page and send the terms with it. The search begins when you approve both.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'The search',
        text: 'We advertise, ask the people we know and interview each candidate. You get a short report every Friday.',
      },
      {
        when: 'End of week 4',
        title: 'The shortlist',
        text: '3 to 5 people who know your name and want the job, each with a page of notes.',
      },
      {
        when: 'Weeks 5 and 6',
        title: 'Interviews and offer',
        text: 'We arrange the interviews, check references with consent and present the offer. You decide.',
      },
    ],
  },
  promise: {
    title: 'One name to remember',
    text: 'One consultant from the brief to the signed contract. You know their name, and they know your job.',
  },
  questions: {
    title: 'What employers ask us',
    items: [
      {
        question: 'Is my company too small?',
        answer: 'No. One hire or twenty, it begins with the same call.',
      },
      {
        question: 'What does it cost?',
        answer: `\
A single search is paid when the contract is signed, a retained one in three parts, a recruiter on your team by the \
month. You get the price in writing with the brief.`,
      },
      {
        question: 'What if nobody on the shortlist fits?',
        answer: `\
Tell us why. We search again with what we learned, and rewrite the brief with you if that is where it went wrong.`,
      },
      {
        question: 'Do you verify what candidates say?',
        answer: `\
Yes, on request and with their consent: identity, education, employment, references. Each check takes between 1 and \
20 working days at home, longer abroad.`,
      },
      {
        question: 'Can you hire somebody from another country for us?',
        answer: `\
Yes. We find them, list the papers with both of you and name the published routes. The immigration authority \
decides on the permit.`,
      },
    ],
  },
  brief: {
    title: 'Who is missing on your team?',
    text: 'A job title, a place and a date are enough.',
    form: 'Tell us about the job',
  },
}
