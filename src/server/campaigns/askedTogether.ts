/** One reading for many questions: the fields of a list's records ask one by one, in one turn of the event loop. */
export function askedTogether<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  async function answerAll(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const answers = await read(asked.map(({ question }) => question))
      for (const [place, { resolve }] of asked.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(() => void answerAll())
      waiting.push({ question, resolve, reject })
    })
}

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}
