import { afterEach, beforeEach, expect } from 'vitest'

// A console error fails the test it happens in, also in a story.

const errors: string[] = []

beforeEach(() => {
  console.error = (...words: unknown[]) => errors.push(words.map(String).join(' '))
})

afterEach(() => expect(errors.splice(0), 'console.error').toEqual([]))
