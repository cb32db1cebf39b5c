/** Storage that never throws. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  /** Returns false if the value is lost on reload. */
  setItem: (key: string, value: string) => unknown
}

export const settingsKey = 'alderway.mock'
/** Where the responses of `custom` are stored for the tab. */
export const responsesKey = 'alderway.mock.responses'
/** Where the name of the tab's recording is stored. */
export const recordingKey = 'alderway.mock.recording'
/** What is stored under `settingsKey` for the default settings. */
export const defaultSettings = 'default'

/** Set in a tab that shares its edits with others. */
export const sharedEditsKey = 'alderway.mock.shared'

/** Where the edits of a dataset are stored, with `done` as the number of applied ones. */
export function editsKey(dataset: string): string {
  return `alderway.mock.data.${dataset}`
}
