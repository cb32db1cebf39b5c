import { unfinished } from '@/content/unfinished'

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (Node | string)[]) {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** Shows a sentence and a reload link if the site cannot start: instead of a shell, or below a prerendered page. */
export function showFailure(root: HTMLElement): void {
  const isPrerendered = root.dataset.page !== undefined
  const reload = createElement('a', unfinished.reload)
  reload.href = ''
  const sentence = createElement('p', isPrerendered ? unfinished.page : unfinished.shell, ' ', reload)
  sentence.role = 'alert'
  if (isPrerendered) {
    sentence.className = 'unfinished'
    document.body.append(sentence)
  } else {
    const main = createElement('main', createElement('h1', unfinished.title), sentence)
    main.className = 'shell'
    root.replaceChildren(main)
  }
}
