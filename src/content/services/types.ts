import type { PictureName } from '@/pictures'
import type { Link, Path, ServicePath } from '../paths'

/** A large figure and what it counts. A number counts up when it comes into view. */
export interface Statistic {
  value: number | string
  suffix?: string
  label: string
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
  | { kind: 'statistics'; title: string; items: Statistic[] }
  /** Short texts of equal weight, each with a title; one with `to` leads on. */
  | { kind: 'cards'; title: string; intro?: string; items: { title: string; text: string; to?: Path }[] }
  /** A fee or a term in a box of its own, with the small print below it. */
  | { kind: 'terms'; title: string; figure: string; text: string; smallPrint: string }

/** A block's content, without its kind. */
export type BlockContent<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>

/** One service page: all of its copy, no markup. */
export interface Service {
  path: ServicePath
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
