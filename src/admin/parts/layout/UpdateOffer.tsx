/** Offers a newer version of the app that is ready on this device, above the page; nothing is reloaded by itself. */
import { Alert, Button } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { appUpdate } from '../../foundation/chunks/appUpdate.ts'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

export function UpdateOffer() {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.get)
  const [dismissed, setDismissed] = useState<typeof update>(null)
  const t = useT()
  if (!update || update === dismissed) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={() => setDismissed(update)}>
            {t('appUpdate.later')}
          </Button>
          <Button color="inherit" onClick={update.reload} sx={{ fontWeight: 'bold' }}>
            {t('appUpdate.reload')}
          </Button>
        </>
      }
    >
      {t('appUpdate.ready')}
    </Alert>
  )
}

/** Keeps the built app on the device, as soon as the first page can be used. */
export function useInstalledApp(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    return onIdleAfterPaint(() => {
      import('../../foundation/chunks/installedApp.ts')
        .then(({ installApp }) => installApp())
        .catch(() => undefined)
    }, INSTALL_DELAY_MS)
  }, [])
}

/** The page's own data come first. */
const INSTALL_DELAY_MS = 2_000
