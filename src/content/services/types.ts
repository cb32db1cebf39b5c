import type { PictureName } from '@/pictures'
import type { Consultant } from '../consultants'
import type { Solution } from '../home/solutions'
import type { Link, Path, ServicePath } from '../paths'

/** A large figure and what it counts. A number counts up when it comes into view. */
export interface Statistic {
  value: number | string
  suffix?: string
  label: string
}

/** The building blocks of a service page, in any order. */
export type Block =
  /** `aside` is a pull quote beside the paragraphs, `drawing` the id of a view in statements.svg, below it. */
  | { kind: 'prose'; title: string; paragraphs: string[]; aside?: string; drawing?: string }
  /** `when` is shown as a date mark ("Day 1", "Within 48 to 72 working hours"). */
  | { kind: 'steps'; title: string; intro?: string; steps: { title: string; text: string; when?: string }[] }
  /** Plans side by side, month by month. */
  | {
      kind: 'timetable'
      title: string
      intro?: string
      /** `isAfter`: once the plan is over. */
      plans: { name: string; summary: string; rows: { when: string; what: string; isAfter?: boolean }[] }[]
    }
  | { kind: 'checklist'; title: string; intro?: string; groups: { title: string; isOurs?: boolean; items: string[] }[] }
  /** `columns` has one more entry than a row has cells: the first heads the labels. `sheets`: each column is a choice. */
  | {
      kind: 'comparison'
      title: string
      intro?: string
      sheets?: boolean
      columns: string[]
      /** Drawings above the names of the columns, but for the first. */
      pictures?: PictureName[]
      /** The column to start with, and for whom. */
      recommended?: { column: string; text: string }
      /** Columns of figures to draw, and how many parts a full bar has. */
      bars?: { columns: string[]; of: number }
      /** `part`: the id of a view in the picture. */
      rows: { label: string; picture?: PictureName; part?: string; cells: string[] }[]
    }
  /** `by` answers them. */
  | { kind: 'questions'; title: string; by: Consultant; items: { question: string; answer: string }[] }
  | { kind: 'statistics'; title: string; items: Statistic[] }
  | { kind: 'drawings'; title: string; intro: string; items: readonly Solution[] }
  /** A card with `to` is a link. `picture` is a drawing that numbers them. */
  | {
      kind: 'cards'
      title: string
      intro?: string
      picture?: PictureName
      items: {
        title: string
        question?: string
        text: string
        to?: Path
        drawing?: PictureName
        /** Of at most three items: four no longer compare at a glance. */
        points?: string[]
      }[]
    }
  | { kind: 'terms'; title: string; figure: string; text: string; smallPrint: string }

/** A block's content, without its kind. */
export type BlockContent<Kind extends Block['kind']> = Omit<Extract<Block, { kind: Kind }>, 'kind'>

export interface Service {
  path: ServicePath
  title: string
  /** Shown above the h1. It decides the layout of the page. */
  area: 'Domestic' | 'International' | 'For employers'
  /** For search engines and link previews: one sentence, 70 to 155 characters. */
  description: string
  lead: string
  picture: PictureName
  action: Link
  secondary?: Link
  blocks: Block[]
  /** `drawing`: the id of a view in closings.svg. */
  closing: { title: string; text: string; action: Link; drawing: string }
}
