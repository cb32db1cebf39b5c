/** In Chromium, a stylesheet that failed to load has a sheet too: an empty one, or one that may not be read. */
function isLoaded({ sheet }: HTMLLinkElement) {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    return false
  }
}

function retryFailed() {
  // Not those from elsewhere, which may not be read either.
  for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/"]')) {
    if (!isLoaded(failed)) failed.replaceWith(failed.cloneNode())
  }
}

export function retryStyles(): void {
  if (document.readyState === 'complete') retryFailed()
  else addEventListener('load', retryFailed)
}
