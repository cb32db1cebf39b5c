import { announce } from '@/ui/announce'
import { unfinishedId } from './protocol'

/** Says below a prerendered page that it can be read but not used, with a link that reloads it. */
export function showUnfinished(): void {
  const sentence = document.getElementById(unfinishedId)
  if (!sentence) return
  sentence.hidden = false
  announce(sentence.innerText, 'assertive')
}
