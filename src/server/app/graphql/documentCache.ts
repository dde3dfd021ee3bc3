/** Keeps values by the text of their document, up to a total length; the least recently used leave first. */
export interface DocumentCache<T> {
  get(text: string): T | undefined
  set(text: string, value: T): void
}

/** A parsed document takes about fifty times as much memory as its text. */
export function documentCache<T>(maxCharacters: number): DocumentCache<T> {
  const cached = new Map<string, T>()
  let characters = 0
  return {
    get(text) {
      const value = cached.get(text)
      // Moves the document to the end.
      if (value !== undefined && cached.delete(text)) cached.set(text, value)
      return value
    },
    set(text, value) {
      if (!cached.has(text)) characters += text.length
      cached.set(text, value)
      for (const oldest of cached.keys()) {
        if (characters <= maxCharacters) return
        cached.delete(oldest)
        characters -= oldest.length
      }
    },
  }
}
