/** How long to wait before the retry, in milliseconds. */
const pause = 1000

/**
 * Runs a dynamic import and retries it once. Rejects if both fail, as after a deploy that removed the file. The retry adds
 * no query to the URL, since the same module must never run twice; a browser that caches the failure needs a reload.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return load()
  }
}
