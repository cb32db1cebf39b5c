import { distance } from 'fastest-levenshtein'
import { matchRoutes } from 'react-router-dom'
import { type Answer, missing, notFound } from '@/content/notFound'
import { fixedPaths, paths } from '@/content/paths'

/** Maximum edit distance. A transposition counts as two. */
const maxSlips = 3

const missingAnswers = new Map<string, Answer>(Object.entries(missing))

function normalize(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function isAdminPath(path: string): boolean {
  return matchRoutes([{ path: `${paths.admin}/*` }], path) !== null
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/'))
}

function countSlips(typed: string, meant: string): number {
  const count = distance(typed, meant)
  return count <= Math.min(maxSlips, Math.ceil(meant.length / 3)) ? count : Infinity
}

/** Compares a path with a known one, as a whole and by the last parts. Infinite if one cannot be meant by the other. */
function compareAddresses(path: string, known: string): number {
  const isBelow = path.startsWith(`${known}/`)
  return Math.min(countSlips(path, known), countSlips(lastPart(path), lastPart(known)), isBelow ? maxSlips : Infinity)
}

/** Returns what the 404 page says of an address, and the pages it offers. */
export function findAnswer(pathname: string): Answer {
  const { belowBlog, belowJobs, nothingNear, nothingNearAdmin, oneNear, someNear } = notFound
  const path = normalize(pathname)
  const isAdmin = isAdminPath(pathname)
  if (path.startsWith(`${paths.jobs}/`)) return belowJobs
  if (path.startsWith(`${paths.blog}/`)) return belowBlog

  function findNear<Path extends string>(known: readonly Path[]) {
    return known
      .filter((address) => isAdminPath(address) === isAdmin && address !== paths.home && address !== paths.admin)
      .map((address) => ({ address, slips: compareAddresses(path, address) }))
      .filter(({ slips }) => slips < Infinity)
      .toSorted((a, b) => a.slips - b.slips)
  }

  const [nearestMissing] = findNear([...missingAnswers.keys()])
  const near = findNear(fixedPaths)
  const [nearest] = near
  if (nearestMissing && nearestMissing.slips <= (nearest?.slips ?? Infinity)) {
    return missingAnswers.get(nearestMissing.address) ?? nothingNear
  }
  if (nearest)
    return { text: near.length > 1 ? someNear : oneNear, nearest: near.slice(0, 3).map(({ address }) => address) }
  return isAdmin ? nothingNearAdmin : nothingNear
}
