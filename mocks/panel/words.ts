import { words } from '../agency/agency'
import { type Behavior, statefulBehaviors, statusBehavior } from '../engine/behaviors'
import { hasWord, parseBehavior, parseSequence } from '../engine/state/syntax'
import type { Settings } from '../engine/state/words'

/** Counts a thing: `1 edit`, `2 edits`. */
export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}

function stepTitle(text: string): string {
  const parsed = parseBehavior(text)
  if (!parsed) return text
  const known: Record<string, Behavior> = { ...words.allBehaviors, ...statefulBehaviors }
  const { title } = known[parsed.word] ?? statusBehavior(parsed.word)
  return parsed.latency === undefined ? title : `${title}, ${parsed.latency} ms latency`
}

/** The title of a sequence: `Status 503, 800 ms latency`, `Slow, then Success (200)`. */
export function behaviorTitle(text: string): string {
  const { steps, isLoop } = parseSequence(text)
  return [...steps.map(stepTitle), ...(isLoop ? ['over again'] : [])].join(', then ')
}

/** What differs from the default state, in words. */
export function describeChanges(settings: Settings, edits: number): string[] {
  const { scenario, mock, problems, now } = settings
  const { as, expires } = words.ownSignInOf(settings)
  const overrides = Object.entries(mock).filter(([, sequence]) => sequence !== 'record' && sequence !== 'replay')
  const [first] = overrides
  return [
    problems.length > 0 && countOf(problems.length, 'unknown word'),
    scenario !== words.defaults.scenario && words.scenarioOf({ scenario }).title,
    as !== undefined && (as === words.nobody ? 'signed out' : `signed in as ${as}`),
    expires !== undefined && `token expires in ${expires} s`,
    now && `today is ${now.replace('T', ', ')}`,
    hasWord(mock, 'record') && 'recording',
    hasWord(mock, 'replay') && 'replaying a recording',
    overrides.length === 1 && first && `${first[0]}: ${behaviorTitle(first[1])}`,
    overrides.length > 1 && `${overrides.length} endpoints overridden`,
    edits > 0 && countOf(edits, 'edit'),
  ].filter((part) => typeof part === 'string')
}
