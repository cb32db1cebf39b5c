/** Those of `StoryParameters` in .storybook/preview.tsx. */
const own = [
  'mock',
  'scenario',
  'as',
  'expires',
  'responses',
  'recording',
  'route',
  'missingRoute',
  'site',
  'width',
  'module',
]
const known = new Set([...own, 'layout', 'a11y', 'docs', 'controls', 'viewport'])

/**
 * Storybook's types allow a parameter of any name, and ignore one that they do not know.
 *
 * @type {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]}
 */
const knownParameters = {
  create(context) {
    return {
      'Property[key.name="parameters"] > ObjectExpression > Property > Identifier.key'(node) {
        if (!('name' in node) || typeof node.name !== 'string' || known.has(node.name)) return
        context.report({ node, message: `No parameter is named "${node.name}": test/storyParameters.mjs lists them.` })
      },
    }
  },
}

export default { meta: { name: 'stories' }, rules: { 'known-parameters': knownParameters } }
