/** Questions whose answers are needed in a moment, asked while the code that needs them is still on its way. */
import { tokenStore } from '../auth/tokenStore.ts'
import { sendQuestion } from './sendQuestion.ts'
import type { Answer, Question } from './sendQuestion.ts'

/** The next one to ask the same takes this answer instead. What was refused or lost is asked again by them. */
export function askAhead(question: Question): void {
  const answer = sendQuestion(question, { accessToken: tokenStore.accessToken() }).then(
    (found) => (found.errors?.length || !found.data ? null : found),
    () => null,
  )
  ahead.set(keyOf(question), { answer, asked: performance.now() })
}

/** Once, and soon. */
export function takeAhead(question: Question): Promise<Answer | null> | null {
  const key = keyOf(question)
  const found = ahead.get(key)
  ahead.delete(key)
  return found && performance.now() - found.asked < FRESH ? found.answer : null
}

interface Ahead {
  answer: Promise<Answer | null>
  /** Milliseconds since the page began. */
  asked: number
}

/** Milliseconds: what the code may take to come. */
const FRESH = 30_000

const ahead = new Map<string, Ahead>()

// Nothing is left for the next person.
tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) ahead.clear()
})

const keyOf = ({ query, variables }: Question) => JSON.stringify([query, variables])
