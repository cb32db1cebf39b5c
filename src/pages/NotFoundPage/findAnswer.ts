import { distance as countEdits } from 'fastest-levenshtein'
import { type Answer, missing, notFound } from '@/content/notFound'
import { fixedPaths, paths } from '@/content/paths'
import { isAdminPath } from '@/features/account/isAdminPath'

/** Maximum edit distance. A transposition counts as two. */
const maxDistance = 3

const missingAnswers = new Map<string, Answer>(Object.entries(missing))

function normalize(pathname: string) {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function lastPart(path: string) {
  return path.slice(path.lastIndexOf('/'))
}

function limitDistance(typed: string, meant: string) {
  const distance = countEdits(typed, meant)
  return distance <= Math.min(maxDistance, Math.ceil(meant.length / 3)) ? distance : Infinity
}

/** As a whole, or of the last parts. Infinity if one cannot be meant by the other. */
function compareAddresses(path: string, known: string) {
  const isPart = path.startsWith(known) || known.startsWith(path)
  return Math.min(
    limitDistance(path, known),
    limitDistance(lastPart(path), lastPart(known)),
    isPart ? maxDistance : Infinity,
  )
}

export function findAnswer(pathname: string) {
  const { belowBlog, belowJobs, nothingNear, nothingNearAdmin, oneNear, someNear } = notFound
  const path = normalize(pathname)
  const isAdmin = isAdminPath(pathname)
  if (path.startsWith(`${paths.jobs}/`)) return belowJobs
  if (path.startsWith(`${paths.blog}/`)) return belowBlog

  function findNear<Path extends string>(known: readonly Path[]) {
    return known
      .filter((address) => isAdminPath(address) === isAdmin && address !== paths.home && address !== paths.admin)
      .map((address) => ({ address, distance: compareAddresses(path, address) }))
      .filter(({ distance }) => distance < Infinity)
      .toSorted((a, b) => a.distance - b.distance)
  }

  const [nearestMissing] = findNear([...missingAnswers.keys()])
  const near = findNear(fixedPaths)
  const [nearest] = near
  if (nearestMissing && nearestMissing.distance <= (nearest?.distance ?? Infinity)) {
    return missingAnswers.get(nearestMissing.address) ?? nothingNear
  }
  if (nearest)
    return { text: near.length > 1 ? someNear : oneNear, nearest: near.slice(0, 3).map(({ address }) => address) }
  return isAdmin ? nothingNearAdmin : nothingNear
}
