import { isValidElement } from 'react'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import { pictures } from '@/pictures'

/** What a prop can be, by its name: react-docgen does not follow imported types. */
const choices: Partial<Record<string, { control: { type: 'radio' | 'select' }; options: readonly string[] }>> = {
  tone: { control: { type: 'radio' }, options: ['paper', 'white', 'sage', 'sand', 'ink'] },
  picture: { control: { type: 'select' }, options: Object.keys(pictures) },
}

/** Sentences for props that components share, most of them copy. Other props have theirs in a docstring. */
const descriptions: Partial<Record<string, string>> = {
  accept: 'The file types that can be chosen.',
  action: 'The way on: its text and address.',
  actions: 'The two ways on at the end of the bar.',
  alt: 'What the drawing says that the text does not. Without it screen readers skip the drawing.',
  'aria-disabled': 'Looks disabled, but keeps the focus: for a button at work.',
  aside: 'What is beside it on a wide screen.',
  by: 'The consultant who answers.',
  candidates: 'The way on for candidates.',
  children: 'What it contains.',
  columns: 'The head of each column.',
  defaultValue: 'What is filled in at first.',
  disabled: 'Cannot be used.',
  eager: 'Loads at once, for what is visible first.',
  employers: 'The way on for employers.',
  error: 'Why the value is not accepted.',
  figure: 'The price or period, large.',
  groups: 'Lists, each with a heading.',
  heading: 'The level of its heading, one below the heading around it.',
  hint: 'Help below the label.',
  intro: 'One or two sentences below the heading.',
  items: 'What it lists, in order.',
  jobs: 'The jobs to show.',
  label: 'Its name, in sight or for screen readers.',
  layout: 'How its parts are arranged.',
  legal: 'Links about terms and privacy.',
  main: 'The entries of the bar.',
  map: 'The words around the map.',
  more: 'The way to all of them.',
  name: 'Which one.',
  newsletter: 'The words around the email field.',
  onClick: 'Called on a click.',
  paragraphs: 'The text, a paragraph each.',
  people: 'The consultants to show.',
  picture: 'The name of a drawing.',
  plans: 'What happens when: a row each.',
  post: 'The post to show.',
  quickLinks: 'Links to the pages that matter most.',
  reasons: 'Reasons with a figure each.',
  rights: 'Who owns the content.',
  rows: 'A row each, with a cell for each column.',
  size: 'How large it is.',
  slide: 'Renders one slide.',
  slides: 'One slide for each.',
  smallPrint: 'What limits the term.',
  social: 'Links to social networks.',
  steps: 'What happens, in order.',
  storybook: 'The link to this Storybook, in the demo alone.',
  text: 'The sentence that it shows.',
  title: 'The heading.',
  to: 'The address that it leads to.',
  tone: 'The ground, or the meaning by color.',
  variant: 'How much weight it has: one primary in a view.',
}

/** React's own, which no designer sets. */
const internal = ['ref', 'className', 'type']

/** Returns the values of a union, which Storybook calls "union" or "enum". */
function valuesOf(type: StrictInputType['type']): string | undefined {
  if (type?.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ')
  return type?.name === 'union'
    ? type.value.map((part) => ('value' in part ? part.value : part.name)).join(' | ')
    : undefined
}

/** Describes a prop, and offers a control that can set it. */
export const addControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    // Storybook adds the args without a declared type later.
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name }
      const values = valuesOf(argType.type)
      return [
        name,
        {
          ...argType,
          description: argType.description || descriptions[name],
          table: { ...argType.table, disable: internal.includes(name), ...(values && { type: { summary: values } }) },
          // A list of its own, as Notice has for its tone.
          ...(argType.type?.name !== 'enum' && choices[name]),
          ...(isValidElement(initialArgs[name]) && { control: false }),
        },
      ]
    }),
  )
