function retryFailed(): void {
  for (const failed of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (failed.sheet) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = failed.href
    failed.replaceWith(link)
  }
}

export function retryStyles(): void {
  if (document.readyState === 'complete') retryFailed()
  else addEventListener('load', retryFailed)
}
