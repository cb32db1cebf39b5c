import { maxLatency } from '../behaviors'

/** The sequences that are set, by target: an endpoint, or some of its requests, such as `job[id=7]`. */
export type Overrides = Readonly<Record<string, string>>

/** A behavior word in parts: `error+latency=800`. `latency` is in milliseconds. */
export interface ParsedBehavior {
  word: string
  latency?: number
}

/** Splits a behavior into its word and its latency; undefined if the syntax is wrong. */
export function parseBehavior(text: string): ParsedBehavior | undefined {
  const [first = '', second, ...more] = text.split('+')
  const digits = /^latency=(\d{1,5})$/.exec(second ?? first)?.[1]
  if (more.length > 0 || (second !== undefined && !digits)) return undefined
  if (!digits) return { word: first }
  const latency = Number(digits)
  return latency <= maxLatency ? { word: second === undefined ? 'ok' : first, latency } : undefined
}

/** Writes what parseBehavior reads. */
export function formatBehavior({ word, latency }: ParsedBehavior): string {
  if (latency === undefined) return word
  return word === 'ok' ? `latency=${latency}` : `${word}+latency=${latency}`
}

/** Most steps of a sequence, and the highest number after `@`. */
export const maxSteps = 20

/** What an endpoint does request by request. A single behavior is a sequence of one. */
export interface Sequence {
  steps: readonly string[]
  /** Whether it starts over after the last step, instead of repeating that. */
  isLoop: boolean
}

/** Splits `ok>503>ok`, `ok>503>loop` or `503@2`. A text that is too long is one unknown step. */
export function parseSequence(text: string): Sequence {
  const [, only = '', digits] = /^(.*)@(\d+)$/.exec(text) ?? []
  const position = Number(digits ?? 1)
  const words = text.split('>')
  if (position < 1 || Math.max(position, words.length) > maxSteps) return { steps: [text], isLoop: false }
  if (digits) return { steps: [...Array.from({ length: position - 1 }, () => 'ok'), only, 'ok'], isLoop: false }
  const isLoop = words.length > 1 && words.at(-1) === 'loop'
  return { steps: isLoop ? words.slice(0, -1) : words, isLoop }
}

/** Writes what parseSequence reads. */
export function formatSequence({ steps, isLoop }: Sequence): string {
  return [...steps, ...(isLoop ? ['loop'] : [])].join('>')
}

/** Splits `news[category=sports]` into the endpoint and the parameters that a request must have. */
export function parseTarget(target: string): { endpoint: string; conditions: [name: string, value: string][] } {
  const [, endpoint = target, conditions = ''] = /^(.*?)\[(.*)\]$/.exec(target) ?? []
  const parts = conditions === '' ? [] : conditions.split(',')
  return {
    endpoint,
    conditions: parts.map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  }
}

/** Writes what parseTarget reads. */
export function formatTarget({ endpoint, conditions }: ReturnType<typeof parseTarget>): string {
  return conditions.length === 0 ? endpoint : `${endpoint}[${conditions.map((pair) => pair.join('=')).join(',')}]`
}

/** Whether any of the sequences has a step with the word. */
export function hasWord(mock: Overrides, word: string): boolean {
  const steps = Object.values(mock).flatMap((sequence) => parseSequence(sequence).steps)
  return steps.some((step) => parseBehavior(step)?.word === word)
}

/** Writes what `parseMock` reads. */
export function formatMock(mock: Overrides): string {
  return Object.entries(mock)
    .map(([target, sequence]) => `${target}:${sequence}`)
    .join(',')
}

/** A sequence as it is written. A plus sign in a query reads as a space. */
export function tidy(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s*>\s*/g, '>')
    .replaceAll(/\s+latency/g, '+latency')
}
