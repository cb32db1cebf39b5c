// @vitest-environment jsdom
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { application } from '@/content/application'
import { fuzz, hostileText } from '~test/fuzz'
import { checkResume } from './resume'

const start = Array.from('%PDF-', (letter) => letter.charCodeAt(0))
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 30 }).map((rest) => Uint8Array.from([...start, ...rest])),
  fc
    .tuple(fc.nat(5), fc.uint8Array({ maxLength: 8 }))
    .map(([kept, rest]) => Uint8Array.from([...start.slice(0, kept), ...rest])),
  fc.uint8Array({ maxLength: 30 }),
)
const names = fc
  .tuple(hostileText(), fc.constantFrom('.pdf', '.PDF', '.Pdf', '.docx', '.pdf.exe', '.pdf ', '.pdf\n', ''))
  .map((parts) => parts.join(''))
const types = fc.oneof(
  fc.constantFrom('application/pdf', '', 'image/png', 'APPLICATION/PDF', 'application/octet-stream'),
  hostileText(),
)
const sizes = fc.option(fc.constantFrom(5 * 1024 * 1024, 5 * 1024 * 1024 + 1))

fuzz(
  'accepts only a PDF of at most 5 MB, and rejects any other file with a reason',
  fc.asyncProperty(bytes, names, types, sizes, async (content, name, type, size) => {
    const file = new File([content], name, { type })
    if (size !== null) Object.defineProperty(file, 'size', { value: size })
    const fault = await checkResume(file)
    const isPdf =
      name.toLowerCase().endsWith('.pdf') &&
      ['', 'application/pdf', 'application/octet-stream'].includes(file.type) &&
      file.size > 0 &&
      file.size <= 5 * 1024 * 1024 &&
      String.fromCodePoint(...content).includes('%PDF-')
    expect(fault === undefined).toBe(isPdf)
    if (fault) expect(application.reasons[fault]).toMatch(/\.$/)
  }),
  { numRuns: 50 },
)
