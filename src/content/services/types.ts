import type { PictureName } from '@/pictures'

export interface Link {
  text: string
  to: string
}

/** The building blocks of a service page. A page picks the ones that its content asks for, in its own order. */
export type Block =
  /** Running text: paragraphs, with an optional pull quote beside them. */
  | { kind: 'prose'; title: string; paragraphs: string[]; aside?: string }
  /** What happens, in order. `when` is shown as a date mark ("Day 1", "Within 48 to 72 working hours"). */
  | { kind: 'steps'; title: string; intro?: string; steps: { title: string; text: string; when?: string }[] }
  /** Plans side by side, month by month (the 3 and 6 month assistance). */
  | {
      kind: 'timetable'
      title: string
      intro?: string
      plans: { name: string; summary: string; rows: { when: string; what: string }[] }[]
    }
  /** Things to have or to get, in groups. */
  | { kind: 'checklist'; title: string; intro?: string; groups: { title: string; items: string[] }[] }
  /** A table: the first column names the row. */
  | {
      kind: 'comparison'
      title: string
      intro?: string
      columns: string[]
      rows: { label: string; cells: string[] }[]
    }
  /** Questions and answers, each opened by itself. */
  | { kind: 'questions'; title: string; items: { question: string; answer: string }[] }
  /** A few large figures with what they count. */
  | { kind: 'figures'; title: string; items: { figure: string; label: string }[] }
  /** Short texts of equal weight, each with a title; one with `to` leads on. */
  | { kind: 'cards'; title: string; intro?: string; items: { title: string; text: string; to?: string }[] }
  /** A fee or a term in a box of its own, with the small print below it. */
  | { kind: 'terms'; title: string; figure: string; text: string; smallPrint: string }

/** One service page: all of its copy, no markup. */
export interface Service {
  path: string
  /** The page's h1. */
  title: string
  /** The small line above the h1. The page's look follows from it. */
  area: 'Domestic' | 'International' | 'For employers'
  /** For search engines and link previews: one sentence, 70 to 155 characters. */
  description: string
  /** One or two sentences below the h1. */
  lead: string
  picture: PictureName
  action: Link
  secondary?: Link
  blocks: Block[]
  /** The page's closing question and where it leads. */
  closing: { title: string; text: string; action: Link }
}
