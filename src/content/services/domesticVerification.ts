import { yusuf } from '../consultants'
import { paths } from '../paths'
import type { Service } from './types'

export const domesticVerification: Service = {
  path: paths.domesticVerification,
  title: 'Verification without the waiting room',
  area: 'Domestic',
  description: `\
Identity, education, employment and reference checks, each with its number of working days and your consent first.`,
  lead: `\
Employers want facts. You want to know who asks what about you. Here is each check, what it takes and how long.`,
  picture: 'service-domestic-verification',
  action: { text: 'Start a verification', to: `${paths.contact}?about=verification` },
  blocks: [
    {
      kind: 'comparison',
      title: 'The checks and their working days',
      intro: 'Counted from the day when we hold your documents and your written consent. Checks run side by side.',
      columns: ['Check', 'What we confirm', 'Whom we ask', 'Working days'],
      bars: { columns: ['Working days'], of: 20 },
      rows: [
        { label: 'Identity', cells: ['Name, date of birth, likeness', 'Your identity document', '1 to 2'] },
        { label: 'Right to work', cells: ['That you may do this work here', 'The official record', '1 to 2'] },
        { label: 'Address', cells: ['Where you live now', 'Two recent documents', '1 to 3'] },
        { label: 'Education', cells: ['Degree, dates and result', 'The college or its registrar', '5 to 10'] },
        { label: 'Employment', cells: ['Job title and dates, last 5 years', 'The HR of each employer', '5 to 10'] },
        { label: 'References', cells: ['How you worked, in two conversations', 'The people you name', '3 to 5'] },
        { label: 'Professional license', cells: ['That it is yours and valid', 'The body that issued it', '3 to 5'] },
        { label: 'Criminal record', cells: ['Only where the law allows it', 'The competent authority', '10 to 20'] },
      ],
    },
    {
      kind: 'cards',
      title: 'Your consent, your report',
      picture: 'specimen-consent',
      items: [
        { title: 'It names each check', text: 'No check begins before you have signed for it.' },
        { title: 'You can strike one out', text: 'We then tell you what that means for the job.' },
        { title: 'You read it first. Always.', text: 'You have the report before the employer does.' },
        {
          title: 'You can correct it',
          text: 'You have 5 working days. We go back to the source and note what it said.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'Documents to collect',
      intro: 'Clear photos or scans will do. We ask for an original only where the law does.',
      groups: [
        {
          title: 'For every verification',
          items: [
            'Passport or national identity card',
            'Two proofs of address, not older than 3 months',
            'Your signed consent, which we send you',
          ],
        },
        {
          title: 'For your education',
          items: ['Degree or school certificate', 'Student number, if you still have it', 'Any name you used then'],
        },
        {
          title: 'For your working life',
          items: [
            'Employers of the last 5 years with dates',
            'One pay stub or contract for each',
            'Your license, if the job needs one',
            'Two references with email and phone',
          ],
        },
      ],
    },
    {
      kind: 'questions',
      title: 'Questions from both sides',
      by: yusuf,
      items: [
        {
          question: 'A former employer no longer exists. What now?',
          answer: `\
We work with what remains: pay stubs, tax records, a contract, a former manager. The report says which of these we \
used.`,
        },
        {
          question: 'Will you call my current employer?',
          answer: 'Not before you have accepted an offer, and only on a date that you agree to.',
        },
        {
          question: 'As an employer, can I order a single check?',
          answer: 'Yes. Choose one or several. You pay for those that you order, at a price agreed in writing.',
        },
        {
          question: 'What if a gap shows up?',
          answer: 'We ask you about it. You explain it in your own words and the report carries them.',
        },
      ],
    },
  ],
  closing: {
    title: 'Is a start date waiting for this?',
    text: 'Tell us the date and the checks you need. We tell you which ones can be done by then.',
    drawing: 'date',
    action: { text: 'Ask about dates', to: `${paths.contact}?about=verification` },
  },
}
