export function fail(message: string): never {
  console.error(`\n${message}\n`)
  process.exit(1)
}

export function orFail<Value>(usage: string, read: () => Value) {
  try {
    return read()
  } catch (error) {
    return fail(`${errorMessage(error)}\nUsage: ${usage}`)
  }
}

export function errorMessage(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
