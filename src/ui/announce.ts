import { liveRegions } from '@/start/protocol'

/** How long a text stays in its region, in ms: screen readers have noticed it by then. */
const lifetime = 5000

/** Makes screen readers say a text: in their next pause, or at once. */
export function announce(text: string, urgency: keyof typeof liveRegions = 'polite'): void {
  const line = document.createElement('p')
  line.textContent = text
  document.getElementById(liveRegions[urgency])?.append(line)
  setTimeout(() => line.remove(), lifetime)
}
