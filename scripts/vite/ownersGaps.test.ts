import { expect, onTestFinished, test } from 'vitest'
import { gaps } from '@/content/legalGaps'
import { liveLegalPages } from '@/content/legalLive'
import { listGaps } from './ownersGaps'

test('a build for a real backend lists every gap of its legal pages, until the owner has filled it', () => {
  const names = Object.values(gaps).map(({ name }) => `  ${name}`)
  const titles = [
    'Privacy and terms have gaps (src/content/legalGaps.ts):',
    'Content made up for the demo, to be replaced:',
  ]
  expect(listGaps()).toEqual(expect.arrayContaining([...titles, ...names]))
  gaps.company.text = 'Alderway Ltd.'
  onTestFinished(() => void (gaps.company.text = ''))
  const left = listGaps()
  expect(left).not.toContain(`  ${gaps.company.name}`)
  expect(left).toEqual(expect.arrayContaining(names.slice(1)))
  expect(left).toContain('  testimonials, client logos, numbers: src/content/home/proof.ts')
})

test('the legal pages of a real backend mark every gap, and are not those of the demo', () => {
  const pages = JSON.stringify(liveLegalPages)
  for (const { name } of Object.values(gaps)) expect(pages).toContain(`[${name}]`)
  expect(pages).not.toMatch(/demo|leaves your browser/i)
})
