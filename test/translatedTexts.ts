/**
 * A browser that translates a page puts elements in the place of its texts. React keeps the text that it has made:
 * what it writes there is not seen, what it removes or puts before it throws, and the part of the page is lost.
 * A text may only change alone in its element, where React replaces whatever the element holds.
 */
// oxlint-disable-next-line typescript/unbound-method -- called with their node
const { insertBefore, removeChild } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

function refuse(text: Node, parent: Node | null): void {
  if (!parent?.isConnected) return
  const { outerHTML } = parent instanceof Element ? parent : document.body
  console.error(`"${text.nodeValue}" needs an element of its own to change in a translated page: ${outerHTML}`)
}

Node.prototype.insertBefore = function insert<Child extends Node>(node: Child, before: Node | null) {
  if (before instanceof Text) refuse(before, this)
  insertBefore.call(this, node, before)
  return node
}

Node.prototype.removeChild = function remove<Child extends Node>(child: Child) {
  if (child instanceof Text) refuse(child, this)
  removeChild.call(this, child)
  return child
}

Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, value: string | null) {
    if (this instanceof Text && this.parentNode?.childNodes.length !== 1) refuse(this, this.parentNode)
    nodeValue?.set?.call(this, value)
  },
})
