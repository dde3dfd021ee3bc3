/**
 * Limits how many new documents a network's strangers may have parsed and validated, which costs this process up to 0.1
 * seconds each. Counted in memory: a row in the database for each would cost more than it protects.
 */
import { rateLimited } from '#domain/errors.ts'

/** More than all documents of the app, which are new to a server that has just started. */
export const MAX_NEW_DOCUMENTS = 120
const WINDOW_MS = 60_000
const MAX_NETWORKS = 10_000

/** Throws RATE_LIMITED when the network has had too many. */
export type CountNewDocument = (network: string, now: Date) => void

export function anonymousDocumentLimit(limit = MAX_NEW_DOCUMENTS): CountNewDocument {
  const counts = new Map<string, { count: number; endsAt: number }>()
  return (network, now) => {
    const time = now.getTime()
    const last = counts.get(network)
    const isOver = !last || last.endsAt <= time || last.endsAt > time + WINDOW_MS
    const current = isOver ? { count: 0, endsAt: time + WINDOW_MS } : last
    if (isOver) {
      counts.delete(network)
      counts.set(network, current)
      const [oldest] = counts.keys()
      if (counts.size > MAX_NETWORKS && oldest !== undefined) counts.delete(oldest)
    }
    current.count += 1
    if (current.count > limit) throw rateLimited(Math.ceil((current.endsAt - time) / 1_000))
  }
}
