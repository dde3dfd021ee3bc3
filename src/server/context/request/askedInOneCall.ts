/** As `coalesceReads`, of each call on its own: what one person may read is never read for another. */
import { coalesceReads } from './askedTogether.ts'

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
