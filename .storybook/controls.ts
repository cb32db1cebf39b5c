import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { pictures } from '@/pictures'

/** What a prop can be, by its name: react-docgen does not follow imported types. */
const choices: Record<string, { control: 'radio' | 'select'; options: readonly string[] }> = {
  tone: { control: 'radio', options: ['paper', 'white', 'sage', 'sand', 'ink'] },
  picture: { control: 'select', options: Object.keys(pictures) },
}

/** Offers a choice instead of JSON for the props that components share. */
export const addControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const choice = choices[name]
      // A list of its own, as Notice has for its tone.
      const isListed = Object(argType.type).name === 'enum'
      return [
        name,
        choice && !isListed ? { ...argType, control: { type: choice.control }, options: choice.options } : argType,
      ]
    }),
  )
