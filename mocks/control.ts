import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { type BehaviourOf, behavioursOf, canShow, type MockSetting } from './behaviours'

const key = 'alderway.mock'

let inForce: MockSetting = {}

/** Puts a setting in force. An endpoint that it does not name is `ok`. */
export function setMock(setting: MockSetting): void {
  inForce = setting
}

export function behaviourFor<E extends EndpointName>(name: E): BehaviourOf<E> {
  const setting: { [K in E]?: BehaviourOf<K> } = inForce
  return setting[name] ?? 'ok'
}

function isEndpoint(word: string): word is EndpointName {
  return endpointNames.some((name) => name === word)
}

function put<E extends EndpointName>(setting: { [K in E]?: BehaviourOf<K> }, name: E, word: string): boolean {
  if (!canShow(name, word)) return false
  setting[name] = word
  return true
}

/**
 * Reads `news:error,jobs:slow`. A word without an endpoint goes to every endpoint that can show it; later words win.
 * Gives the setting, and a sentence for each word that is not known.
 */
export function parseMock(text: string): { setting: MockSetting; unknown: string[] } {
  const setting: MockSetting = {}
  const unknown: string[] = []
  for (const part of text.split(',').map((word) => word.trim().toLowerCase())) {
    if (part === '') continue
    const [first = '', second] = part.split(':').map((word) => word.trim())
    if (second === undefined) {
      const able = endpointNames.filter((name) => put(setting, name, first))
      if (able.length === 0) unknown.push(`"${first}" is no behaviour that an endpoint can show`)
    } else if (!isEndpoint(first)) {
      unknown.push(`"${first}" is no endpoint; the endpoints are ${endpointNames.join(', ')}`)
    } else if (!put(setting, first, second)) {
      unknown.push(
        `${first} cannot show "${second}"; it shows ${behavioursOf[first].join(', ')} or a status 400 to 599`,
      )
    }
  }
  return { setting, unknown }
}

/**
 * Takes the setting from an address's `?mock=`, else from the tab's storage, puts it in force and keeps it for the tab.
 * Reports words that it does not know on the console.
 */
export function takeMockFrom(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  const given = new URLSearchParams(search).get('mock')
  const { setting, unknown } = parseMock(given ?? storage.getItem(key) ?? '')
  for (const sentence of unknown) console.warn(`?mock=: ${sentence}. It is ignored.`)
  if (given !== null) storage.setItem(key, given)
  setMock(setting)
}
