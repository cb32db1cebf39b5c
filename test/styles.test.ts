import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Node, parse } from 'postcss'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { listFiles } from './listFiles'

const files = listFiles('src', 'mocks', '.storybook')
  .filter((file) => /\.(css|tsx?|html)$/.test(file))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

const declarations = files
  .filter(({ name }) => name.endsWith('.css'))
  .flatMap(({ name, text }) => {
    const found: { sheet: string; prop: string; value: string; rule: string }[] = []
    parse(text).walkDecls(({ prop, value, parent }) => {
      found.push({ sheet: name, prop, value, rule: String(parent) })
    })
    return found
  })

/** Safari takes the list role from a list with `list-style: none`, but not with `list-style-type: ''`. */
test('lists without bullets are lists to screen readers in Safari too', () => {
  const lists = declarations.filter(
    ({ prop, rule }) => prop.startsWith('list-style') && !/^[^{]*summary\s*\{/.test(rule),
  )
  expect(lists.length).toBeGreaterThan(2)
  expect(lists.filter(({ value }) => /\bnone\b/.test(value))).toEqual([])
})

test('documents of the site and of Storybook order the layers as global.css does', () => {
  const [order = ''] = /^@layer .*;/.exec(readFileSync('src/styles/global.css', 'utf8')) ?? []
  expect(order).not.toBe('')
  for (const name of ['index.html', '.storybook/preview-head.html']) expect(readFileSync(name, 'utf8')).toContain(order)
})

test('every custom property that is used is defined', () => {
  const find = (pattern: RegExp) =>
    new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)))
  const defined = find(/(?:^|[\s{;'])(--[\w-]+)(?:'?\]?: |', )/gm)
  // A row of properties, which a script numbers.
  const numbered = find(/`(--[\w-]+-)\$\{/g)
  const isDefined = (name = '') => defined.has(name) || numbered.has(name.replace(/\d+$/, ''))
  expect([...find(/var\((--[\w-]+)[,)]/g)].filter((name) => !isDefined(name))).toEqual([])
})

test('no length is divided by another, which Chrome 123 cannot do: it drops what needs the quotient', () => {
  expect(declarations.filter(({ value }) => /\btan\(/.test(value))).toEqual([])
})

test('every color of a style sheet comes from tokens.css', () => {
  const own = declarations.filter(({ sheet }) => !/(tokens|print)\.css$/.test(sheet))
  expect(own.filter(({ value }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(value))).toEqual([])
})

test('type is set in tokens, and the display face always with its weight', () => {
  const tokens =
    /^(inherit|var\(--(weight|leading|tracking|type)-[\w-]+\)|var\(--weight-.+ \/ var\(--leading-.+ var\(--font-\w+\))$/s
  const own = declarations.filter(({ sheet }) => /^src.*(?<!tokens|fonts|print)\.css$/.test(sheet))
  const type = own.filter(({ prop }) => /^(font|font-weight|line-height|letter-spacing)$/.test(prop))
  expect(type.filter(({ value }) => !tokens.test(value))).toEqual([])
  const display = own.filter(({ prop, value }) => prop === 'font-family' && value === 'var(--font-display)')
  expect(display.filter(({ rule }) => !rule.includes('font-weight: var(--weight-display'))).toEqual([])
})

test('what has a size of its own grows with the text that is set in the browser', () => {
  const own = declarations.filter(({ sheet }) => sheet.endsWith('.module.css') && !sheet.startsWith('.storybook'))
  const sizes = own.filter(({ prop }) => /^(width|height|--icon)$/.test(prop))
  // A line is as thick at any size of text.
  expect(sizes.filter(({ value }) => Number.parseFloat(value) > 4 && value.endsWith('px'))).toEqual([])
})

test('a section styles no elements of other sections: each of its rules begins with a class', () => {
  const leaks: string[] = []
  for (const { name, text } of files.filter((file) => file.name.endsWith('.module.css'))) {
    parse(text).walkRules(({ parent, selector }) => {
      let above: Node | undefined = parent
      while (above?.type === 'atrule') above = above.parent
      const isElement = /^(?!from\b|to\b)[a-z][^.]*$/.test(selector)
      if (isElement && above?.type === 'root') leaks.push(`${name}: ${selector}`)
    })
  }
  expect(leaks).toEqual([])
})

test('components and their style sheets name the same classes', () => {
  const sheets = files.filter(({ name }) => name.endsWith('.module.css'))
  const uses = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^import (\w+) from '(@\/|\.+\/)(.+\.module\.css)'/gm)].map(
      ([, variable = '', place = '', file = '']) => ({
        sheet: path.posix.join(place === '@/' ? 'src' : path.posix.dirname(name), place === '@/' ? '' : place, file),
        names: [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, used]) => used),
        isAny: text.includes(`${variable}[`),
      }),
    ),
  )
  const faults: string[] = []
  for (const { name, text } of sheets) {
    const classes = new Set<string | undefined>()
    parse(text).walkRules(({ selector }) => {
      const own = selector.replaceAll(/:global\([^)]*\)/g, '')
      for (const [, found] of own.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(found)
    })
    const users = uses.filter(({ sheet }) => sheet === name)
    const used = new Set(users.flatMap(({ names }) => names))
    faults.push(...[...used].filter((one) => !classes.has(one)).map((one) => `${name} lacks .${one}`))
    if (users.some(({ isAny }) => isAny)) continue
    faults.push(...[...classes].filter((one) => !used.has(one)).map((one) => `${name}: nobody names .${one}`))
  }
  expect(uses.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})

test('no two classes of the site have the same name when it is built', async () => {
  const config = await resolveConfig({}, 'build')
  const classes = new Map<string, string>()
  for (const sheet of listFiles('src').filter((file) => file.endsWith('.module.css'))) {
    const { modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), path.resolve(sheet), config)
    for (const [name, built] of Object.entries(modules)) {
      expect(classes.get(built), `${name} of ${sheet}`).toBeUndefined()
      classes.set(built, `${name} of ${sheet}`)
    }
  }
  expect(classes.size).toBeGreaterThan(300)
})
