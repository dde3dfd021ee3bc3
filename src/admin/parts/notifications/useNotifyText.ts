/** Shows text that is no translation key, such as a message of the server, as a notification. */
import { useCallback } from 'react'
import { type NotificationOptions, type NotificationType, useNotify } from 'react-admin'

export function useNotifyText() {
  const notify = useNotify()
  return useCallback(
    (text: string, type: NotificationType = 'success', options: NotificationOptions = {}) =>
      notify(text, { type, ...options, messageArgs: { _: text } }),
    [notify],
  )
}
