/** Unlike a deferred script, it does not wait for stylesheets. */
export async function documentParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve))
}
