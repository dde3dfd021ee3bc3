/** As `askedTogether`, of each call on its own: what one person may read is never read for another. */
import { askedTogether } from './askedTogether.ts'

export function askedInOneCall<Call extends object, Question, Answer>(
  read: (call: Call, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (call: Call, question: Question) => Promise<Answer> {
  const calls = new WeakMap<Call, (question: Question) => Promise<Answer>>()
  return (call, question) => {
    const ask =
      calls.get(call) ?? askedTogether<Question, Answer>((questions) => read(call, questions))
    calls.set(call, ask)
    return ask(question)
  }
}
