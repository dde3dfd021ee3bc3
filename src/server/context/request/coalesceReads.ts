/**
 * One reading for many questions: those of one turn of the event loop, and those that come while a reading is under way.
 * Each is answered by a reading that began after it was asked, so no answer is older than its question.
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
        for (const { reject } of batch) reject(error)
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

/** As `coalesceReads`, of each call on its own: what one person may read is never read for another. */
export function requestBatchLoader<Call extends object, Question, Answer>(
  read: (call: Call, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (call: Call, question: Question) => Promise<Answer> {
  const loaders = new WeakMap<Call, (question: Question) => Promise<Answer>>()
  return (call, question) => {
    const load =
      loaders.get(call) ?? coalesceReads<Question, Answer>((questions) => read(call, questions))
    loaders.set(call, load)
    return load(question)
  }
}
