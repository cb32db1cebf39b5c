import { unfinished } from '@/content/unfinished'
import { announce } from '@/ui/announce'
import { pageAttribute } from '@/protocol'
import { showUnfinished } from './showUnfinished'

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

export function showFailure(root: HTMLElement) {
  if (root.hasAttribute(pageAttribute)) return showUnfinished()
  const reload = createElement('a', unfinished.reload)
  reload.href = ''
  const sentence = createElement('p', unfinished.sentence, ' ', reload)
  const main = createElement('main', createElement('h1', unfinished.title), sentence)
  main.className = 'shell'
  root.replaceChildren(main)
  announce(main.innerText, 'assertive')
}
