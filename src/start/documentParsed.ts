/** Unlike a deferred script, it does not wait for stylesheets. */
export function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    function check() {
      if (document.readyState !== 'loading') resolve()
    }
    document.addEventListener('readystatechange', check)
    check()
  })
}
