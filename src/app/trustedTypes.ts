/** React makes an empty script element by way of innerHTML, for the structured data of a page that it draws anew. */
const emptyScript = '<script></script>'

/** Whether a text is an object in JSON, which runs nowhere. */
function isData(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/**
 * The rules of the page's default policy: each gives the text back that it lets through, and null for any other, which
 * the browser then refuses and reports. Takes the address of the one script that may be started beside the page, if any.
 */
export function trustRules(workerScript?: string) {
  return {
    createHTML: (text: string) => (text === emptyScript ? text : null),
    createScript: (text: string) => (isData(text) ? text : null),
    createScriptURL: (url: string) => (url === workerScript ? url : null),
  }
}

/** Lets through what React and msw write where the document's policy asks for Trusted Types (docs/decisions/0014). */
export function setTrust(workerScript?: string): void {
  globalThis.trustedTypes?.createPolicy('default', trustRules(workerScript))
}
