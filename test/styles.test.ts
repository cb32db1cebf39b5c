import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const sheets = ['src', 'mocks', '.storybook'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
)

/** Safari takes the list role from a list with `list-style: none`, but not with `list-style-type: ''`. */
test('lists without bullets are lists to screen readers in Safari too', () => {
  const found: string[] = []
  for (const sheet of sheets) {
    parse(readFileSync(sheet, 'utf8')).walkDecls(/^list-style(-type)?$/, ({ value, parent }) => {
      const selector = parent && 'selector' in parent ? parent.selector : ''
      if (/\bnone\b/.test(value) && !selector.endsWith('summary')) found.push(`${sheet}: ${selector}`)
    })
  }
  expect(sheets.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})

test('every custom property that is used is defined', () => {
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx?|html)$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const find = (pattern: RegExp) =>
    new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))
  const defined = find(/(?:^|[\s{;'])(--[\w-]+)(?:'?\]?: |', )/gm)
  expect([...find(/var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name))).toEqual([])
})

test('type is set in tokens, and the display face always with its weight', () => {
  const tokens =
    /^(inherit|var\(--(weight|leading|tracking|type)-[\w-]+\)|var\(--weight-.+ \/ var\(--leading-.+ var\(--font-\w+\))$/s
  const found: string[] = []
  for (const sheet of sheets.filter((file) => /^src.*(?<!tokens|fonts|print)\.css$/.test(file))) {
    parse(readFileSync(sheet, 'utf8')).walkRules((rule) => {
      const text = rule.toString()
      if (text.includes('font-family: var(--font-display)') && !text.includes('font-weight: var(--weight-display'))
        found.push(`${sheet}: ${rule.selector}`)
      rule.walkDecls(/^(font|font-weight|line-height|letter-spacing)$/, ({ prop, value }) => {
        if (!tokens.test(value)) found.push(`${sheet}: ${prop}: ${value}`)
      })
    })
  }
  expect(found).toEqual([])
})
