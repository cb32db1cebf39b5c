/** React creates script elements through innerHTML; pages have one for their structured data. */
const emptyScript = '<script></script>'

/** Whether a text is a JSON object, which cannot run. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * The rules of the default Trusted Types policy. Each returns an allowed text as it is and null for any other, which the
 * browser then blocks and reports. `workerScript` is the only script URL allowed.
 */
export function trustRules(workerScript?: string) {
  return {
    createHTML: (text: string) => (text === emptyScript ? text : null),
    createScript: (text: string) => (isData(text) ? text : null),
    createScriptURL: (url: string) => (url === workerScript ? url : null),
  }
}

/** Allows what React and msw write under the document's Trusted Types policy (docs/decisions/0014). */
export function setTrust(workerScript?: string): void {
  globalThis.trustedTypes?.createPolicy('default', trustRules(workerScript))
}
