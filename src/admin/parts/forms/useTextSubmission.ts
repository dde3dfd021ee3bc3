/** State of a small form that sends one text: what is typed, why it was refused, and whether it is being sent. */
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { sessionQueryClient } from '../../foundation/auth/sessionQueryClient.ts'
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
  // A form of one text may stand where the app's own cache is not there yet.
  const { mutate, reset, error, isPending } = useMutation(
    { mutationFn: onSubmit, onError: onRefused },
    sessionQueryClient,
  )
  return {
    text,
    setText: (value) => {
      setText(value)
      if (error) reset()
    },
    problem: error && graphqlErrorMessage(error),
    isSending: isPending,
    send: (event) => {
      event.preventDefault()
      if (!isPending) mutate(text)
    },
  }
}
