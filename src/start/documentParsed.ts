/** Resolves when the document is parsed; its stylesheet may still be loading, which scripts that are not async wait for. */
export function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.readyState !== 'loading') resolve()
    }
    document.addEventListener('readystatechange', check)
    check()
  })
}
