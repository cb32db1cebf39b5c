import path from 'node:path'

const site = [
  'protocol',
  'contract',
  'pictures',
  'styles',
  'content',
  'stores',
  'api',
  'ui',
  'features',
  'sections',
  'pages',
  'app',
]

/** @param {string} room */
function before(room) {
  return site.slice(0, site.indexOf(room)).map((name) => `src/${name}`)
}

const texts = ['src/contract', 'src/content']
/** What serves any definition knows no more of the site's contract. */
const endpoint = ['src/contract/endpoint', 'src/contract/issues']
const serving = [...endpoint, 'mocks/engine', 'mocks/transports']

/** What a file may import besides its own folder: the first of these that it is in decides. */
const allowed = {
  'src/features/answers': before('features'),
  ...Object.fromEntries(site.map((room) => [`src/${room}`, before(room)])),
  'src/features': [...before('features'), 'src/features/answers'],
  // It draws any subject: of the content it has the words of its controls, of the contract nothing.
  'src/ui': [
    ...['pictures', 'styles', 'stores', 'api/ApiError', 'protocol'].map((name) => `src/${name}`),
    ...['agency', 'controls', 'paths', 'sharing'].map((name) => `src/content/${name}`),
  ],
  'src/start/connectBackend': ['src', 'mocks/index'],
  'src/main': ['src', 'mocks/index'],
  src: ['src'],
  'mocks/engine': endpoint,
  'mocks/transports': serving,
  'mocks/panel': serving,
  'mocks/gallery': serving,
  mocks: [...texts, 'src/protocol', ...serving, 'mocks/panel', 'mocks/gallery'],
}

/** @param {string} file @param {readonly string[]} folders */
function isIn(file, folders) {
  return folders.some((folder) => new RegExp(`^${folder}([/.]|$)`).test(file))
}

/** @param {string} importer @param {string} source */
export function resolve(importer, source) {
  const file = source.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), source)
    : source.replace(/^@\//, 'src/').replace(/^~mocks\//, 'mocks/')
  return file === 'mocks' ? 'mocks/index' : file
}

/** @param {string} importer @param {string} source */
function findViolation(importer, source) {
  const imported = resolve(importer, source)
  if (!isIn(imported, ['src', 'mocks'])) return undefined
  const [folder, may] = Object.entries(allowed).find(([name]) => isIn(importer, [name])) ?? ['', []]
  // Neither features, sections nor pages import each other.
  const [own = folder] = /^(src\/(features|sections|pages)|mocks)\/[^/]+(?=\/)/.exec(importer) ?? []
  return isIn(imported, [own, ...may]) ? undefined : `${own} may not import ${imported}: see "The map" in README.md.`
}

/** @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} */
const arrows = {
  create(context) {
    const importer = path.relative(context.cwd, context.filename).replaceAll('\\', '/')

    return {
      // Of imports, also dynamic ones and those of types, and of exports from another file.
      'Literal.source'(node) {
        if (!('value' in node) || typeof node.value !== 'string') return
        const message = findViolation(importer, node.value)
        if (message) context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'alderway' }, rules: { arrows } }
