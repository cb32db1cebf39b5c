import path from 'node:path'

/** @param {string} file @param {string} folders A regular expression. */
function isIn(file, folders) {
  return new RegExp(`^(${folders})([/.]|$)`).test(file)
}

/** @param {string} importer @param {string} source */
export function resolve(importer, source) {
  const file = source.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), source)
    : source.replace(/^@\//, 'src/').replace(/^~mocks\//, 'mocks/')
  return file === 'mocks' ? 'mocks/index' : file
}

/**
 * The options are a table: what the files of a folder may import besides that folder. The first that a file is in decides.
 *
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
const arrows = {
  meta: { schema: [{ type: 'object' }] },
  create({ cwd, filename, options, report }) {
    const importer = path.relative(cwd, filename).replaceAll('\\', '/')
    const [folder = '', imports] = Object.entries(options[0] ?? {}).find(([name]) => isIn(importer, name)) ?? []
    // Neither features, sections nor pages import each other.
    const [own = folder] = /^(src\/(features|sections|pages)|mocks)\/[^/]+(?=\/)/.exec(importer) ?? []

    return {
      // Of imports, also dynamic ones and those of types, and of exports from another file.
      'Literal.source'(node) {
        if (!('value' in node) || typeof node.value !== 'string') return
        const imported = resolve(importer, node.value)
        if (!isIn(imported, 'src|mocks') || isIn(imported, `${own}|${imports}`)) return
        report({ node, message: `${own} may not import ${imported}: see "The map" in README.md.` })
      },
    }
  },
}

export default { meta: { name: 'alderway' }, rules: { arrows } }
