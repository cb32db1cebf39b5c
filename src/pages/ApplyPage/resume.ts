const largest = 5 * 1024 * 1024
const signature = '%PDF-'
/** Readers accept other bytes before the signature. */
const signatureWithin = 1024
/** Some devices report a general type or none. */
const types = ['application/pdf', 'application/x-pdf', 'application/octet-stream', '']

export async function checkResume(file: File | undefined) {
  if (!file) return 'resumeMissing'
  if (!/\.pdf$/i.test(file.name)) return 'resumeNotPdf'
  if (!types.includes(file.type)) return 'resumeWrongType'
  if (file.size === 0) return 'resumeEmpty'
  if (file.size > largest) return 'resumeTooLarge'
  try {
    const start = await file.slice(0, signatureWithin).text()
    return start.includes(signature) ? undefined : 'resumeNotReallyPdf'
  } catch {
    // It was moved, or may not be read.
    return 'resumeUnreadable'
  }
}
