import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery'

export function startGallery(root: HTMLElement, options: ComponentProps<typeof Gallery>): void {
  createRoot(root).render(
    <StrictMode>
      <Gallery {...options} />
    </StrictMode>,
  )
}
