/** In Chromium, a stylesheet that failed has a sheet too: an empty one, or one that may not be read. */
function isLoaded({ sheet }: HTMLLinkElement) {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}

function retryFailed() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    // Those from elsewhere may not be read either.
    const isOwn = link.href.startsWith(`${location.origin}/`)
    if (isOwn && !isLoaded(link)) link.replaceWith(link.cloneNode())
  }
}

export function retryStyles() {
  if (document.readyState === 'complete') retryFailed()
  else addEventListener('load', retryFailed)
}
