import type { BodyKind } from '@/contract/endpoint'

const describeFile = ({ name, size, type }: File) => `(file ${name}, ${size} bytes, ${type || 'no type'})`

export function readFields(fields: URLSearchParams | FormData): Record<string, unknown> {
  const read = (name: string) => (fields.getAll(name).length > 1 ? fields.getAll(name) : fields.get(name))
  return Object.fromEntries(Array.from(fields.keys(), (name) => [name, read(name)]))
}

export async function readBytes(response: Response) {
  // It may never end.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return new Uint8Array()
  return new Uint8Array(await response.clone().arrayBuffer())
}

/** Rejects if the request is aborted meanwhile. */
export async function readBody(request: Request, kind?: BodyKind) {
  if (kind === 'file') {
    const file = await request.blob()
    return { text: `(${file.size} bytes)`, value: file.size > 0 ? file : undefined }
  }
  if (kind === 'form') {
    const form = await request.formData().catch((reason: unknown) => {
      if (request.signal.aborted) throw reason
      return undefined
    })
    if (!form) return { text: '(not a form)', value: undefined }
    const value = readFields(form)
    const logged = JSON.stringify(value, (_, field: unknown) => (field instanceof File ? describeFile(field) : field))
    return { text: logged, value }
  }
  const text = await request.text()
  return { text, value: text || undefined }
}
