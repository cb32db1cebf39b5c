import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '~test/listFiles'

const british =
  /\w*(?:colour|favour|labour|honour|humour|behaviour|neighbour|harbour|programme|licence|defence|offence|catalogue|travell|labell(?!edby)|cancelled|modell|(?:organ|special|recogn|apolog|summar|real|minim|maxim|custom|emphas)is[ei]|analyse)\w*|\b(?:centre|theatre|metre|litre|grey|cheque|tyre|rota|lorry|payslip|whilst|learnt|spelt|judgement|practis(?:e|ing)|adverts?|fortnight|enrol|fulfil)s?\b/gi

test('copy, docs and code are in American English', () => {
  const files = listFiles('src', 'mocks', 'docs', '.storybook')
  // The specification is the owner's.
  const read = files.filter((file) => /(?<!\.test|docs\/(?:spec|readings))\.(?:tsx?|mdx?|css)$/.test(file))
  const found = read.flatMap((file) =>
    (readFileSync(file, 'utf8').match(british) ?? []).map((word) => `${file}: ${word}`),
  )
  expect(found).toEqual([])
})
