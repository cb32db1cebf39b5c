import { announce } from '@/ui/announce'
import { unfinishedId } from '@/protocol'

export function showUnfinished(): void {
  const sentence = document.getElementById(unfinishedId)
  if (!sentence) return
  sentence.hidden = false
  announce(sentence.innerText, 'assertive')
}
