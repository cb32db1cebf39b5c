import type { EndpointName } from '@/contract/endpoints'
import { type Behavior, type MockSetting, readBehavior } from './behaviors'
import { createListeners } from './listeners'
import { readScenario, type ScenarioName, scenarios } from './scenarios'
import { formatMock, parseMock } from './setting'

/** What is set: a scenario, and behaviors on top of it. */
export interface Setting {
  scenario: ScenarioName
  mock: MockSetting
  /** A sentence for each word of the address that is not known. */
  unknown: readonly string[]
}

/** What holds where nothing is set. */
export const atRest: Setting = { scenario: 'everyday', mock: {}, unknown: [] }

/** Reads the words that put a state in force. A scenario begins with nothing on top. */
export function readState(
  { scenario, mock }: { scenario?: string | undefined; mock?: string | undefined },
  usual: Setting = atRest,
): Setting {
  const named = scenario === undefined ? usual : { ...readScenario(scenario), mock: {} }
  const set = mock === undefined ? { setting: named.mock, unknown: [] } : parseMock(mock)
  return { scenario: named.scenario, mock: set.setting, unknown: [...named.unknown, ...set.unknown] }
}

/** Reads `?scenario=` and `?mock=` out of a query; undefined where it names neither. */
export function readQuery(query: string): Setting | undefined {
  const params = new URLSearchParams(query)
  const [scenario, mock] = [params.get('scenario') ?? undefined, params.get('mock') ?? undefined]
  return scenario === undefined && mock === undefined ? undefined : readState({ scenario, mock })
}

/** Writes what readQuery reads, readable: colons and commas stay as they are. Empty where all is at rest. */
export function writeQuery({ scenario, mock }: Pick<Setting, 'scenario' | 'mock'>): string {
  const words = formatMock(mock).replaceAll('+', '%2B')
  return [scenario === 'everyday' ? '' : `scenario=${scenario}`, words && `mock=${words}`].filter(Boolean).join('&')
}

/** Holds the setting in force, and tells who listens of every change. */
export function createControl() {
  const { subscribe, announce } = createListeners()
  const attempts = new Map<EndpointName, number>()
  let inForce = atRest

  return {
    subscribe,
    get: (): Setting => inForce,

    /** Puts a setting in force; what it leaves out stays. `flaky` endpoints begin anew. */
    set(setting: Partial<Setting>): void {
      inForce = { ...inForce, ...setting }
      attempts.clear()
      announce()
    },

    /** How the endpoint answers: what is set for it, else what the scenario says, else `ok`. */
    behaviorOf(name: EndpointName): Behavior {
      const ofScenario: MockSetting = scenarios[inForce.scenario].mock
      return readBehavior(inForce.mock[name] ?? ofScenario[name] ?? 'ok') ?? { how: 'ok' }
    },

    /** Counts a request to the endpoint. Gives which one it is since the last change, from 1. */
    attempt(name: EndpointName): number {
      const count = (attempts.get(name) ?? 0) + 1
      attempts.set(name, count)
      return count
    },
  }
}

export type Control = ReturnType<typeof createControl>
