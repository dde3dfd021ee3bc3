/** Changes that a button or switch makes: they say what is done or why not, and read again what they concern. */
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { useNotifyText } from './useNotifyText.ts'

/** Returns a mutation that is pending until the queries of `reload` have been read again, also after a refusal. */
export function useChange<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { done, reload = [], scope }: ChangeOptions<Answer, Input>,
) {
  const readAgain = useReload(...reload)
  const notifyText = useNotifyText()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => {
      if (done) notifyText(done(answer, input))
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) notifyText(graphqlErrorMessage(error), 'error')
    },
    onSettled: readAgain,
    ...(scope && { scope }),
  })
}

interface ChangeOptions<Answer, Input> {
  /** Text of the notification after a success. */
  done?: (answer: Answer, input: Input) => string
  /** Keys of queries, or beginnings of them. */
  reload?: readonly QueryKey[]
  /** Changes of one scope go one after the other. */
  scope?: { id: string }
}

/** Returns a function that reads the queries of these keys again. */
export function useReload(...keys: readonly QueryKey[]): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
