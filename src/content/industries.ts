import type { Heading } from './home/types'

export type IndustryId =
  | 'it'
  | 'healthcare'
  | 'retail'
  | 'manufacturing'
  | 'finance'
  | 'telecom'
  | 'education'
  | 'logistics'

export interface Industry {
  /** Names its emblem too. */
  id: IndustryId
  name: string
  text: string
  /** How the titles of its jobs begin a word. The first industry that matches counts. */
  titles: RegExp
}

/** Spec section 3. */
export const industries: Heading & { items: readonly Industry[] } = {
  title: 'Industries we know',
  intro: 'We work in 20+ of them. In these eight you will meet us most often.',
  items: [
    {
      id: 'it',
      name: 'Information Technology',
      text: 'Engineers, analysts and support teams.',
      titles:
        /\b(?:back ?end|front ?end|full.?stack|software|develop|data|devops|cloud|cyber|test|qa\b|site reliability)/i,
    },
    {
      id: 'healthcare',
      name: 'Healthcare & Pharma',
      text: 'Nurses, pharmacists and clinic managers.',
      titles: /\b(?:nurse|pharmac|clinic|drug|care\b|lab\b|surg|medic|health|doctor)/i,
    },
    {
      id: 'retail',
      name: 'Retail & E-Commerce',
      text: 'Store teams, buyers and online sellers.',
      titles: /\b(?:retail|store|shop|merchandis|buyer|customer|online|catalogue|e-commerce)/i,
    },
    {
      id: 'manufacturing',
      name: 'Manufacturing & Engineering',
      text: 'Plant, process and maintenance roles.',
      titles: /\b(?:manufactur|maintenance|machin|electric|mechanic|plant|process|weld)/i,
    },
    {
      id: 'finance',
      name: 'Banking & Finance',
      text: 'Accountants, risk and compliance staff.',
      titles: /\b(?:financ|account|risk|credit|complian|branch|bank|audit|claims|payroll|tax)/i,
    },
    {
      id: 'telecom',
      name: 'Telecom & Media',
      text: 'Network planners, editors and producers.',
      titles: /\b(?:network|radio|telecom|fib(?:re|er)|producer|editor|podcast|media|marketing)/i,
    },
    {
      id: 'education',
      name: 'Education & EdTech',
      text: 'Teachers, tutors and course designers.',
      titles: /\b(?:teach|tutor|instruct|lectur|learning|course|school)/i,
    },
    {
      id: 'logistics',
      name: 'Logistics & Supply Chain',
      text: 'Planners, forwarders and warehouse leads.',
      titles: /\b(?:supply|warehouse|freight|logistic|forwarding|procurement|driver|dispatch)/i,
    },
  ],
}
