import type { Preview } from '@storybook/react-vite'
import { isValidElement } from 'react'
import { pictureNames } from '@/pictures'

/** What a prop can be, by its name: react-docgen does not follow imported types. */
const choices: Partial<Record<string, { control: { type: 'radio' | 'select' }; options: readonly string[] }>> = {
  tone: { control: { type: 'radio' }, options: ['paper', 'white', 'sage', 'sand', 'ink'] },
  picture: { control: { type: 'select' }, options: pictureNames },
}

const notForDesigners = ['ref', 'className', 'type']

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number]

function listValues({ type }: Parameters<Enhancer>[0]['argTypes'][string]) {
  if (type?.name === 'literal') return String(type.value)
  return type?.name === 'enum' ? type.value.map((value) => `'${value}'`).join(' | ') : undefined
}

/** Offers a control for props of our own types, and none for what nobody can write. Lists the values of a union. */
export const addControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => !notForDesigners.includes(name))
      .map(([name, argType]) => {
        const { type, table } = argType
        const given = initialArgs[name]
        const isObject = !/other|union/.test(type?.name ?? '') || (typeof given === 'object' && !isValidElement(given))
        const values = listValues(argType)
        return [
          name,
          {
            ...(!isObject && { control: typeof given === 'string' && { type: 'text' } }),
            // A list of its own, as Notice has for its tone.
            ...(!values && choices[name]),
            ...argType,
            ...(values && { table: { ...table, type: { summary: values } } }),
          },
        ]
      }),
  )
