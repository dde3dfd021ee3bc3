/** Holds back what the app sends of one operation. */
import { vi } from 'vitest'

/** Returns what lets it, and all later ones, continue. */
export function holdCalls(operation: string): () => void {
  const answered = globalThis.fetch
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (JSON.stringify(request[1]?.body).includes(operation)) await released
    return answered(...request)
  })
  return release
}
