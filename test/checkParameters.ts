import { closest, distance } from 'fastest-levenshtein'

const ownParameters = 'mock scenario as expires responses recording route missingRoute site width'.split(' ')

/** Throws for a story's parameter that is one letter away from one of ours: Storybook ignores those that it does not know. */
export function checkParameters(parameters: object): void {
  for (const name of Object.keys(parameters)) {
    const nearest = closest(name, ownParameters)
    if (distance(name, nearest) === 1) throw new Error(`Unknown parameter "${name}". Did you mean "${nearest}"?`)
  }
}
