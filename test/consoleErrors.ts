import { afterEach, beforeEach, expect } from 'vitest'

// A console error fails the test it happens in, also in a story.

const errors: string[] = []

/**
 * Storybook takes a story away in an `act` that no longer says so: React complains of a lazy part that arrives just then
 * (https://github.com/storybookjs/storybook/issues/34708).
 */
const ofStorybook = 'The current testing environment is not configured to support act(...)'

beforeEach(() => {
  console.error = (...words: unknown[]) => {
    const error = words.map(String).join(' ')
    if (error !== ofStorybook) errors.push(error)
  }
})

afterEach(() => expect(errors.splice(0), 'console.error').toEqual([]))
