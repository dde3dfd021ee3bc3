/** Holds back what the app sends of some calls. */
import { vi } from 'vitest'
import { ownAnswer } from '#test/support/ownAnswer.ts'

/** `part`: of their text, such as the operation. Returns what lets them, and all later ones, continue. */
export function holdCalls(part: string): () => void {
  const answered = globalThis.fetch
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const body = request[1]?.body
    if (typeof body === 'string' && body.includes(part)) await released
    return answered(...request)
  })
  return release
}

/** Refuses calls with `part` in their text. Returns what lets all later ones be answered. */
export function refuseCalls(part: string, code = 'BAD_INPUT'): () => void {
  const answered = globalThis.fetch
  const refusal = JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const body = request[1]?.body
    return typeof body === 'string' && body.includes(part)
      ? ownAnswer(refusal)
      : answered(...request)
  })
  return () => void vi.stubGlobal('fetch', answered)
}
