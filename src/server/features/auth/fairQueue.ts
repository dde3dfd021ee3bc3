/** Runs costly work a few at a time, so that no requester keeps the others waiting. */
import { rateLimited } from '#domain/errors.ts'

export interface Requester {
  /** The device, or the network of a stranger. */
  key: string
  /** Known requesters come before strangers. */
  isKnown: boolean
}

export type RunFairly = <T>(requester: Requester, work: () => Promise<T>) => Promise<T>

/**
 * Requesters take turns: what waits of one network costs another one no more than a single turn. Throws RATE_LIMITED
 * when too much waits already.
 */
export function fairQueue(limits: {
  concurrent: number
  waitingPerRequester: number
  waiting: number
}): RunFairly {
  const known = new Map<string, (() => void)[]>()
  const strangers = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  const wait = async ({ key, isKnown }: Requester) => {
    const queues = isKnown ? known : strangers
    const queue = queues.get(key) ?? []
    if (waiting >= limits.waiting || queue.length >= limits.waitingPerRequester)
      throw rateLimited(1)
    waiting += 1
    queues.set(key, queue)
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  const startNext = () => {
    const queues = known.size > 0 ? known : strangers
    const [first] = queues
    if (!first) {
      running -= 1
      return
    }
    const [key, queue] = first
    const start = queue.shift()
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    waiting -= 1
    start?.()
  }

  return async (requester, work) => {
    if (running < limits.concurrent) running += 1
    else await wait(requester)
    try {
      return await work()
    } finally {
      startNext()
    }
  }
}
