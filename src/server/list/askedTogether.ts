/**
 * One reading for many questions: those of one turn of the event loop, and those that come while a reading is under way.
 * Each is answered by a reading that began after it was asked, so no answer is older than its question.
 */
export function askedTogether<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  let isReading = false

  async function answerAll(): Promise<void> {
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      try {
        const answers = await read(asked.map(({ question }) => question))
        for (const [place, { resolve }] of asked.entries()) resolve(answers[place] as Answer)
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    isReading = false
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (isReading) return
      isReading = true
      setImmediate(() => void answerAll())
    })
}

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}
