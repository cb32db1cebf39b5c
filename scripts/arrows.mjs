import path from 'node:path'

/** Folders of the site: each may import those before it. */
const site = ['contract', 'pictures', 'styles', 'content', 'domain', 'stores', 'api', 'ui', 'sections', 'pages', 'app']
const texts = ['src/contract', 'src/content']
const upToTransports = [...texts, 'mocks/engine', 'mocks/agency', 'mocks/transports']

/** What a file may import besides its own folder, by the folder that it is in. */
const allowed = {
  ...Object.fromEntries(site.map((name, at) => [`src/${name}`, site.slice(0, at).map((left) => `src/${left}`)])),
  src: ['src'],
  // The engine serves any contract.
  'mocks/engine': ['src/contract/endpoint', 'src/contract/issues', 'src/contract/secret'],
  'mocks/agency': [...texts, 'mocks/engine'],
  'mocks/transports': [...texts, 'mocks/engine', 'mocks/agency'],
  'mocks/panel': upToTransports,
  'mocks/gallery': upToTransports,
  mocks: [...texts, 'mocks'],
}

/** The only folders that import these packages. @type {Record<string, string[]>} */
const wrappers = {
  swiper: ['src/ui/Carousel'],
  'framer-motion': ['src/ui/Motion', 'src/ui/CountUp'],
  '@mswjs/data': ['mocks/engine/database'],
}

const isTest = /\.(test|stories)\b/
const aliases = { '@/': 'src/', '~mocks/': 'mocks/', '~test/': 'test/' }

/** @param {string} file @param {readonly string[]} folders */
function isIn(file, folders) {
  return folders.some((folder) => file === folder || file.startsWith(`${folder}/`) || file.startsWith(`${folder}.`))
}

/** The path of an imported module from the root; a package keeps its name. @param {string} importer @param {string} source */
function resolve(importer, source) {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(importer), source)
  const alias = Object.entries(aliases).find(([prefix]) => source.startsWith(prefix))
  return alias ? alias[1] + source.slice(alias[0].length) : source
}

/** Returns why an import is not allowed. @param {string} importer @param {string} imported @param {boolean} isDynamic */
function findViolation(importer, imported, isDynamic) {
  const wrapper = Object.entries(wrappers).find(([name]) => isIn(imported, [name]))
  if (wrapper && !isIn(importer, wrapper[1])) return `Import ${wrapper[1].join(' or ')} instead of ${wrapper[0]}.`
  if (isTest.test(imported) || isIn(imported, ['test'])) return 'Only tests and stories import tests.'
  if (!isIn(imported, ['src', 'mocks'])) return undefined
  const [folder, may] = Object.entries(allowed).find(([name]) => isIn(importer, [name])) ?? ['', []]
  // Sections import no other section, nor pages another page.
  const own = /^src\/(sections|pages)\/[^/]+/.exec(importer)?.[0] ?? folder
  if (isIn(imported, [own, ...may])) return undefined
  const isEntry = folder === 'src' || isIn(importer, ['src/app/connectBackend'])
  if (isEntry && imported === 'mocks' && isDynamic) return undefined
  return `${own} may not import ${imported}: see "The map" in README.md.`
}

/** @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} */
const arrows = {
  create(context) {
    const importer = path.relative(context.cwd, context.filename).replaceAll('\\', '/')
    if (!isIn(importer, ['src', 'mocks']) || isTest.test(importer)) return {}

    /** @param {Parameters<typeof context.report>[0]['node'] | null} source */
    function check(source, isDynamic = false) {
      if (!source || !('value' in source)) return
      const message = findViolation(importer, resolve(importer, String(source.value)), isDynamic)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source, true),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    }
  },
}

export default { meta: { name: 'alderway' }, rules: { arrows } }
