import path from 'node:path'

/** src/ from left to right: a folder may import those left of it. What to do about any other import. */
const site = {
  contract: 'The contract imports nothing: move what it needs into src/contract.',
  content: 'Content is copy and lists: fetch in src/api, draw in src/ui.',
  domain: 'Rules of the trade hold no state and draw nothing: take this as an argument.',
  stores: 'Stores hold client state only: bring the two together in a component.',
  api: 'The client draws nothing: call it from a component.',
  ui: 'src/ui knows no section, page or route: take this as a prop.',
  sections: 'Sections import no other section and no page: move what they share into src/ui.',
  pages: 'Pages import no other page: move what they share into src/sections or src/ui.',
  app: '',
}
const order = Object.keys(site)

/** What each folder of mocks/ may import besides itself, and what to do about any other import. */
const backend = {
  engine: {
    may: ['src/contract/endpoint', 'src/contract/issues', 'src/contract/secret'],
    advice: 'The engine serves any contract: pass this to it from mocks/agency.',
  },
  agency: { may: ['src', 'mocks/engine'], advice: 'The agency imports the engine only: move what it needs there.' },
  transports: {
    may: ['src', 'mocks/engine', 'mocks/agency'],
    advice: 'Transports import engine and agency only: move what they need there.',
  },
  panel: {
    may: ['src', 'mocks/engine', 'mocks/agency', 'mocks/transports'],
    advice: 'The panel does not import the gallery: move what they share into mocks/engine or mocks/agency.',
  },
  gallery: {
    may: ['src', 'mocks/engine', 'mocks/agency', 'mocks/transports'],
    advice: 'The gallery does not import the panel: move what they share into mocks/engine or mocks/agency.',
  },
}

/** Packages that one place may import. @type {[name: RegExp, importer: RegExp, advice: string][]} */
const packages = [
  [/^swiper(\/|$)/, /^src\/ui\/Carousel\//, 'Use src/ui/Carousel instead of swiper.'],
  [/^framer-motion(\/|$)/, /^src\/ui\/(Motion|CountUp)\//, 'Use src/ui/Motion, which loads framer-motion late.'],
  [/^@mswjs\/data$/, /^mocks\/engine\/database\//, 'Go through mocks/engine/database.'],
]

/** @param {string} file @param {string} folder */
function isIn(file, folder) {
  return file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`)
}

/** @template {object} Table @param {Table} table @param {string} key @returns {key is keyof Table & string} */
function isKey(table, key) {
  return key in table
}

/** @param {string} importer @param {string} imported */
function findSiteViolation(importer, imported) {
  const [, folder = '', name] = importer.split('/')
  const [, otherFolder = '', otherName] = imported.split('/')
  if (!isKey(site, folder)) return undefined
  const isSibling = folder === otherFolder && (folder === 'sections' || folder === 'pages') && name !== otherName
  return isSibling || order.indexOf(otherFolder) > order.indexOf(folder) ? site[folder] : undefined
}

/** @param {string} importer @param {string} imported */
function findBackendViolation(importer, imported) {
  const [, folder = ''] = importer.split('/')
  if (isKey(backend, folder)) {
    const { may, advice } = backend[folder]
    if (![`mocks/${folder}`, ...may].some((allowed) => isIn(imported, allowed))) return advice
  }
  if (['mocks', 'src/contract', 'src/content'].some((allowed) => isIn(imported, allowed))) return undefined
  return 'Of the site, the backend imports src/contract and src/content only.'
}

/**
 * Returns what to do about an import that is not allowed. Takes paths from the root, or the name of a package.
 * @param {string} importer @param {string} imported @param {boolean} isDynamic
 */
export function findViolation(importer, imported, isDynamic) {
  const restricted = packages.find(([name]) => name.test(imported))
  if (restricted) return restricted[1].test(importer) ? undefined : restricted[2]
  if (/\.(test|stories)\b/.test(imported) || isIn(imported, 'test')) return 'Only tests and stories import tests.'
  if (!/^(src|mocks)\//.test(imported)) return undefined
  if (isIn(importer, 'mocks')) return findBackendViolation(importer, imported)
  if (isIn(imported, 'src')) return findSiteViolation(importer, imported)
  if (isDynamic && isIn(imported, 'mocks/index')) return undefined
  return 'Of the backend, the site imports mocks/index.ts only, with import() behind __MOCK_BACKEND__.'
}

const aliases = { '@/': 'src/', '~mocks/': 'mocks/', '~test/': 'test/' }

/** The path of an imported module from the root; a package keeps its name. @param {string} importer @param {string} source */
function resolve(importer, source) {
  if (source.startsWith('.'))
    return path.posix.join(path.posix.dirname(importer), source).replace(/^mocks$/, 'mocks/index')
  const alias = Object.entries(aliases).find(([prefix]) => source.startsWith(prefix))
  return alias ? alias[1] + source.slice(alias[0].length) : source
}

/** @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} */
const arrows = {
  create(context) {
    const importer = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (!/^(src|mocks)\//.test(importer) || /\.(test|stories)\./.test(importer)) return {}

    /** @param {Parameters<typeof context.report>[0]['node'] & object} node @param {string} source */
    function check(node, source, isDynamic = false) {
      const message = findViolation(importer, resolve(importer, source), isDynamic)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => {
        if (node.source.type === 'Literal') check(node, String(node.source.value), true)
      },
      ExportNamedDeclaration: (node) => {
        if (node.source) check(node, node.source.value)
      },
      ExportAllDeclaration: (node) => check(node, node.source.value),
    }
  },
}

export default { meta: { name: 'alderway' }, rules: { arrows } }
