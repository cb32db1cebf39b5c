/** React makes an empty script element by way of innerHTML, for the structured data of a page that it draws anew. */
const emptyScript = '<script></script>'

function refuse(what: string, text: string): never {
  throw new TypeError(`${what} that the site does not write: ${text.slice(0, 100)}`)
}

/**
 * The rules of the page's default policy: each gives the text back that it lets through, and throws on any other.
 * Takes the address of the one script that may be started beside the page, if there is one.
 */
export function trustRules(workerScript?: string) {
  return {
    createHTML: (text: string) => (text === emptyScript ? text : refuse('Markup', text)),
    /** Structured data alone: an object in JSON runs nowhere. */
    createScript(text: string): string {
      const data: unknown = JSON.parse(text)
      return typeof data === 'object' ? text : refuse('A script', text)
    },
    createScriptURL: (url: string) => (url === workerScript ? url : refuse('A script’s address', url)),
  }
}

/** Lets through what React and msw write where the document's policy asks for Trusted Types (docs/decisions/0014). */
export function setTrust(workerScript?: string): void {
  globalThis.trustedTypes?.createPolicy('default', trustRules(workerScript))
}
