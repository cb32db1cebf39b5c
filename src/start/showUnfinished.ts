import { announce } from '@/ui/announce'
import { unfinishedId } from '@/protocol'

/** Shows the sentence of index.html, or another. */
export function showUnfinished(text = '') {
  const sentence = document.getElementById(unfinishedId)
  if (!sentence) return
  if (text) sentence.textContent = text
  sentence.hidden = false
  announce(sentence.innerText, 'assertive')
}
