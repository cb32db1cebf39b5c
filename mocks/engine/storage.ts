/** Storage that never throws. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>

export const settingsKey = 'alderway.mock'
/** Where the responses of `custom` are stored for the tab. */
export const responsesKey = 'alderway.mock.responses'
/** What is stored under `settingsKey` for the default settings. */
export const defaultSettings = 'default'

/** Where the edits of a dataset are stored, with `done` as the number of applied ones. */
export function editsKey(dataset: string): string {
  return `alderway.mock.data.${dataset}`
}
