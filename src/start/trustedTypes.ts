/** React creates script elements, such as those of structured data, through innerHTML. */
const emptyScript = '<script></script>'

/** A JSON object cannot run. */
function isData(text: string) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Each rule returns an allowed text, and null for any other, which the browser then blocks and reports. */
export function trustRules(workerScript?: string) {
  return {
    createHTML: (text: string) => (text === emptyScript ? text : null),
    createScript: (text: string) => (isData(text) ? text : null),
    createScriptURL: (url: string) => (url === workerScript ? url : null),
  }
}

/** Allows what React and msw write under the document's Trusted Types policy (docs/decisions/0014). */
export function setTrust(workerScript?: string) {
  globalThis.trustedTypes?.createPolicy('default', trustRules(workerScript))
}
