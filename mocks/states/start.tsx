import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { StateWall } from './StateWall'

/** Renders the wall of states. Takes where to, and where the site is served, with a slash at its end. */
export function startStates(root: HTMLElement, baseUrl: string): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={baseUrl}>
        <StateWall baseUrl={baseUrl} />
      </BrowserRouter>
    </StrictMode>,
  )
}
