import { isLostConnection } from '../../platform/db/connectionRetry.ts'

/**
 * Merges reads of one turn of the event loop, and those that arrive while a read is running. Each caller gets a read
 * that began after its call, so no answer is stale. It is for reads of many requests: a DataLoader would start a read in
 * each turn instead of waiting for the one that is running.
 */
export function coalesceReads<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let pending: PendingRead<Question, Answer>[] = []
  let isReading = false

  async function flush(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending
      pending = []
      try {
        const answers = await read(batch.map(({ key }) => key))
        for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        // A read waits some seconds for a database that is away: those after it need not wait as long again.
        const alsoFailing = isLostConnection(error) ? pending.splice(0) : []
        for (const { reject } of [...batch, ...alsoFailing]) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      pending.push({ key, resolve, reject })
      if (isReading) return
      isReading = true
      setImmediate(() => void flush())
    })
}

interface PendingRead<Question, Answer> {
  key: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}
