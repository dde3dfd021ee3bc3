/**
 * Keeps the choices of the add form on the device of an installed app, so that the form has them without a network even
 * if it was never opened before.
 */
import { useEffect } from 'react'
import { mayOpen } from '#domain/access.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { onIdleAfterPaint } from '../../../parts/layout/onIdleAfterPaint.ts'

export function useKeptChoices(): void {
  const { type, client_id: clientId } = useMe()
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !mayOpen(type, '/allobservations/addObservation'))
      return undefined
    return onIdleAfterPaint(() => {
      // Never ready where the app is not installed.
      navigator.serviceWorker.ready
        .then(async () => (await import('./deviceChoices.ts')).refreshCopy(clientId))
        .catch(() => undefined)
    }, START_DELAY_MS)
  }, [type, clientId])
}

/** The page's own data come first. */
const START_DELAY_MS = 3_000
