import type { application } from '@/content/application'

/** Why a file can't be taken as a resume. */
export type ResumeFault = Extract<keyof (typeof application)['reasons'], `resume${string}`>

/** 5 MB (docs/decisions). */
const largest = 5 * 1024 * 1024
const signature = '%PDF-'

/** Looks at a file's name, type, size and first bytes. Gives why it can't be taken, or nothing where it can. */
export async function faultOfResume(file: File | undefined): Promise<ResumeFault | undefined> {
  if (!file) return 'resumeMissing'
  if (!/\.pdf$/i.test(file.name)) return 'resumeNotPdf'
  // A device that knows no type for .pdf gives none: then the bytes decide.
  if (file.type !== '' && file.type !== 'application/pdf') return 'resumeWrongType'
  if (file.size === 0) return 'resumeEmpty'
  if (file.size > largest) return 'resumeTooLarge'
  try {
    return (await startOf(file, signature.length)) === signature ? undefined : 'resumeNotReallyPdf'
  } catch {
    return 'resumeUnreadable'
  }
}

/** The first bytes of a file, each as a letter. Rejects where the file was moved or may not be read. */
function startOf(file: File, length: number): Promise<string> {
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
