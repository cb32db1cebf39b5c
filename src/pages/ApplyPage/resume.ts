import type { application } from '@/content/application'

export type ResumeFault = Extract<keyof (typeof application)['reasons'], `resume${string}`>

/** 5 MB. */
const largest = 5 * 1024 * 1024
const signature = '%PDF-'
/** Readers accept other bytes before the signature. */
const signatureWithin = 1024
/** Some devices report a general type or none: the signature decides. */
const types = ['application/pdf', 'application/x-pdf', 'application/octet-stream', '']

/** Checks a file's name, type, size and first bytes. Returns why it is rejected, or nothing if it is a PDF. */
export async function checkResume(file: File | undefined): Promise<ResumeFault | undefined> {
  if (!file) return 'resumeMissing'
  if (!/\.pdf$/i.test(file.name)) return 'resumeNotPdf'
  if (!types.includes(file.type)) return 'resumeWrongType'
  if (file.size === 0) return 'resumeEmpty'
  if (file.size > largest) return 'resumeTooLarge'
  try {
    return (await readStart(file, signatureWithin)).includes(signature) ? undefined : 'resumeNotReallyPdf'
  } catch {
    return 'resumeUnreadable'
  }
}

/** Returns the first bytes of a file as characters. Rejects if the file was moved or is not readable. */
function readStart(file: File, length: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(new Error('The file could not be read', { cause: reader.error })))
    reader.addEventListener('load', () => {
      const bytes = reader.result instanceof ArrayBuffer ? [...new Uint8Array(reader.result)] : []
      resolve(String.fromCodePoint(...bytes))
    })
    reader.readAsArrayBuffer(file.slice(0, length))
  })
}
