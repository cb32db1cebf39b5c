import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Gallery } from './Gallery'

export function startGallery(root: HTMLElement, options: ComponentProps<typeof Gallery>): void {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={options.baseUrl}>
        <Gallery {...options} />
      </BrowserRouter>
    </StrictMode>,
  )
}
