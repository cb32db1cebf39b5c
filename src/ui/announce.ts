import { liveRegions } from '@/protocol'

/** In ms: screen readers have noticed a text by then. */
const lifetime = 5000

/** Makes screen readers say a text: in their next pause, or at once if `assertive`. */
export function announce(text: string, urgency: keyof typeof liveRegions = 'polite') {
  const line = document.createElement('p')
  line.textContent = text
  document.getElementById(liveRegions[urgency])?.append(line)
  setTimeout(() => line.remove(), lifetime)
}
