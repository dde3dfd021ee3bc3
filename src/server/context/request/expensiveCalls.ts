/** Calls that compute for long: what they count in a document, and that a person has one of them at a time. */
import { rateLimited } from '#domain/errors.ts'

/** Number of the calls of a document that each of them counts as. */
const PRICES: Readonly<Record<string, number>> = { taskAnalysis: 10 }

export const priceOf = (operation: string): number => PRICES[operation] ?? 1

export const isExpensive = (operation: string): boolean => operation in PRICES

/** More than the pages of a person ask for at once. */
const MAX_WAITING = 20
const RETRY_AFTER_SECONDS = 5

/** Runs one piece of work of a person after the other, so that nobody takes the turns of others. */
export function oneAtATime(
  maxWaiting = MAX_WAITING,
): <T>(person: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>()
  return async (person, work) => {
    const line = lines.get(person) ?? { length: 0, last: Promise.resolve() }
    if (line.length > maxWaiting) throw rateLimited(RETRY_AFTER_SECONDS)
    lines.set(person, line)
    line.length += 1
    const current = line.last.then(work)
    line.last = current.catch(() => undefined)
    try {
      return await current
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(person)
    }
  }
}
