import type { KeyboardEvent, PointerEvent } from 'react'

/** How far an arrow key moves the edge, in pixels. */
const step = 32

interface ResizerProps {
  side: 'left' | 'right'
  onWidth: (width: number) => void
  onHeight: (height: number) => void
}

function sheetOf({ currentTarget }: { currentTarget: Element }): DOMRect {
  return (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
}

/** The edge between page and panel, to drag, or to move with arrow keys: the side, or on phones the top. */
export function Resizer({ side, onWidth, onHeight }: ResizerProps) {
  function onKeyDown(event: KeyboardEvent) {
    const { width, height } = sheetOf(event)
    const towardsPage = side === 'right' ? 'ArrowLeft' : 'ArrowRight'
    const awayFromPage = side === 'right' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === towardsPage) onWidth(width + step)
    else if (event.key === awayFromPage) onWidth(width - step)
    else if (event.key === 'ArrowUp') onHeight(height + step)
    else if (event.key === 'ArrowDown') onHeight(height - step)
    else return
    event.preventDefault()
  }

  function drag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, right, bottom, width } = sheetOf(event)
    if (width === innerWidth) onHeight(Math.max(120, bottom - event.clientY))
    else onWidth(side === 'right' ? right - event.clientX : event.clientX - left)
  }

  return (
    <div
      role="separator"
      className="resizer"
      tabIndex={0}
      aria-label="Size of the panel"
      aria-valuenow={50}
      title="Drag, or use the arrow keys, to resize"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}
