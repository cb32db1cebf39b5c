/** How long to wait before code is asked for once more, in milliseconds. */
const pause = 1000

/**
 * Loads code by a dynamic import, once more where it did not come; rejects where it stays away, as after a deploy that
 * took it off the host. Without a query in the second address: the same code must never run twice. A browser that
 * remembers the failure goes on to the sentence, and to the reload that it offers.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (reason) {
    // Vite takes a stylesheet that stands in the document for loaded, even where it failed.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (!link.sheet && String(reason).includes(link.href)) link.remove()
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    return load()
  }
}
