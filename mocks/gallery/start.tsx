import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Gallery } from './Gallery'

/** Renders the gallery. `baseUrl` is where the site is served, with a trailing slash. */
export function startGallery(root: HTMLElement, baseUrl: string): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={baseUrl}>
        <Gallery baseUrl={baseUrl} />
      </BrowserRouter>
    </StrictMode>,
  )
}
