/** Calls of one person: what they count in a document, and how many of them run at the same time. */
import { rateLimited } from '#domain/errors.ts'

/** Number of the calls of a document that a call which computes for long counts as. */
const PRICES: Readonly<Record<string, number>> = { taskAnalysis: 10 }

export const priceOf = (operation: string): number => PRICES[operation] ?? 1

export const isExpensive = (operation: string): boolean => operation in PRICES

const RETRY_AFTER_SECONDS = 5

/**
 * Returns a function that runs so much work of a person at once. More of it waits, so that nobody takes the turns of
 * others, and is refused when too much waits.
 */
export function limitPerson({ running, waiting }: PersonLimit): RunLimited {
  const people = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (person, work) => {
    const own = people.get(person) ?? { running: 0, waiting: [] }
    people.set(person, own)
    if (own.running < running) own.running += 1
    else if (own.waiting.length < waiting)
      await new Promise<void>((resolve) => own.waiting.push(resolve))
    else throw rateLimited(RETRY_AFTER_SECONDS)
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else own.running -= 1
      if (own.running === 0) people.delete(person)
    }
  }
}

export interface PersonLimit {
  running: number
  waiting: number
}

type RunLimited = <T>(person: string, work: () => T | Promise<T>) => Promise<T>
