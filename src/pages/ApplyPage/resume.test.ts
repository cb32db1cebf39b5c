import { expect, test, vi } from 'vitest'
import { checkResume } from './resume'

function file(content: string, name = 'resume.pdf', type = 'application/pdf') {
  return new File([content], name, { type })
}

const fiveMegabytes = 5 * 1024 * 1024

function padded(size: number) {
  return `%PDF-${'x'.repeat(size - 5)}`
}

test.each([
  ['a PDF', file('%PDF-1.7 and so on')],
  ['a PDF whose ending is in capitals', file('%PDF-1.7', 'CV.PDF')],
  ['a PDF on a device that knows no types', file('%PDF-1.7', 'cv.pdf', '')],
  ['a PDF that the device calls x-pdf', file('%PDF-1.7', 'cv.pdf', 'application/x-pdf')],
  ['a PDF that the device calls a stream of bytes', file('%PDF-1.7', 'cv.pdf', 'application/octet-stream')],
  ['a PDF whose signature ends with the first 1,024 bytes', file(`${'x'.repeat(1019)}%PDF-1.7`)],
  ['a PDF of exactly 5 MB', file(padded(fiveMegabytes))],
])('accepts %s', async (_, given) => {
  expect(await checkResume(given)).toBeUndefined()
})

test.each([
  ['no file', undefined, 'resumeMissing'],
  ['another ending', file('%PDF-1.7', 'resume.docx'), 'resumeNotPdf'],
  ['a name that only contains .pdf', file('%PDF-1.7', 'resume.pdf.exe'), 'resumeNotPdf'],
  ['another type', file('%PDF-1.7', 'resume.pdf', 'image/png'), 'resumeWrongType'],
  ['an empty file', file(''), 'resumeEmpty'],
  ['one byte more than 5 MB', file(padded(fiveMegabytes + 1)), 'resumeTooLarge'],
  ['a picture that was renamed', file('GIF89a and so on'), 'resumeNotReallyPdf'],
  ['a signature that is cut off', file('%PDF'), 'resumeNotReallyPdf'],
  ['a signature further in', file(`${'x'.repeat(1020)}%PDF-1.7`), 'resumeNotReallyPdf'],
])('rejects %s', async (_, given, fault) => {
  expect(await checkResume(given)).toBe(fault)
})

test('reports a file that can no longer be read', async () => {
  const moved = file('%PDF-1.7')
  vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('Gone', 'NotFoundError'))
  expect(await checkResume(moved)).toBe('resumeUnreadable')
})
