/** Says below the page what has come of a correction, aloud too. */
import { useNotify } from 'react-admin'
import { useCallback } from 'react'

export function useNotifyText() {
  const notify = useNotify()
  return useCallback(
    (words: string, type: 'success' | 'error' = 'success') =>
      notify('resources.allobservations.notifications.told', { type, messageArgs: { _: words } }),
    [notify],
  )
}
