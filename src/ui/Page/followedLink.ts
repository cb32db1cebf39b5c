/** By the key of the history entry that was left: its link's place in the page, and address. */
const followed = new Map<string, { place: number; href: string | undefined }>()

function findLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('#main a, #main ~ * a')]
}

export function keepFollowedLink(key: string) {
  const links = findLinks()
  const place = links.findIndex((link) => link === document.activeElement)
  followed.set(key, { place, href: links[place]?.href })
}

/** Returns the link with which the visitor left, if it is where it was. */
export function findFollowedLink(key: string) {
  const left = followed.get(key)
  return left && findLinks().find(({ href }, place) => place === left.place && href === left.href)
}
