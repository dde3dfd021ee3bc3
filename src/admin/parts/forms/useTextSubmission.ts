/** State of a small form that sends one text: what is typed, why it was refused, and whether it is being sent. */
import { type SyntheticEvent, useState } from 'react'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'

interface TextSubmission {
  text: string
  /** Also takes back the refusal. */
  setText: (text: string) => void
  /** Why the last submission was refused; null: it was not. */
  problem: string | null
  isSending: boolean
  /** For the form's `onSubmit`; does nothing while it sends. */
  send: (event: SyntheticEvent) => void
}

/** `onSubmit` rejects with an error that is shown; the text stays. */
export function useTextSubmission(
  initialText: string | (() => string),
  onSubmit: (text: string) => Promise<void>,
  onRefused?: () => void,
): TextSubmission {
  const [text, setText] = useState(initialText)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    try {
      await onSubmit(text)
    } catch (error) {
      setProblem(graphqlErrorMessage(error))
      onRefused?.()
    } finally {
      setSending(false)
    }
  }
  return {
    text,
    setText: (value) => {
      setText(value)
      setProblem(null)
    },
    problem,
    isSending,
    send: (event) => {
      event.preventDefault()
      if (!isSending) void submit()
    },
  }
}
