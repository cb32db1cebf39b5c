import { maskBody } from '../engine/recording/mask'

const maxErrors = 20
const maxLength = 500

function show(value: unknown) {
  if (typeof value === 'string' || value instanceof Error) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return '(object)'
  }
}

/** Returns a function that lists the last errors of the console and the page, without secrets. */
export function watchErrors() {
  const errors: string[] = []
  const { error } = console

  function add(...parts: unknown[]) {
    const text = maskBody(parts.map(show).join(' ')).slice(0, maxLength)
    errors.push(`${new Date().toISOString()} ${text}`)
    errors.splice(0, errors.length - maxErrors)
  }

  // oxlint-disable-next-line no-console -- browsers have no event for it
  console.error = (...parts) => {
    add(...parts)
    error(...parts)
  }
  addEventListener('error', ({ message, filename, lineno }) => add(message, `(${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => add('Unhandled rejection:', reason))
  return () => errors
}
