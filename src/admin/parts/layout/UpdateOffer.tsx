/** Offers a newer version of the app that is ready on this device; nothing is reloaded by itself. */
import { Button, Snackbar } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { appUpdate } from '../../foundation/chunks/appUpdate.ts'
import { SIDEBAR_WIDTH } from '../../foundation/theme/appTheme.ts'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

export function UpdateOffer() {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.get)
  const [dismissed, setDismissed] = useState<typeof update>(null)
  const translate = useTranslate()
  useInstalledApp()
  if (!update || update === dismissed) return null
  return (
    <Snackbar
      open
      anchorOrigin={TOP_LEFT}
      sx={overTitle}
      message={translate('appUpdate.ready')}
      slotProps={{ content: { role: 'status' } }}
      action={
        <>
          <Button color="inherit" onClick={() => setDismissed(update)}>
            {translate('appUpdate.later')}
          </Button>
          <Button color="inherit" onClick={update.reload} sx={{ fontWeight: 'bold' }}>
            {translate('appUpdate.reload')}
          </Button>
        </>
      }
    />
  )
}

export const TOP_LEFT = { vertical: 'top', horizontal: 'left' } as const

/**
 * Over the page's title, the one place without a control at every width: beside it are the page's actions, and the
 * pager, Save and the rows of a list may be anywhere below.
 */
export const overTitle = {
  top: { xs: 64, md: 16 },
  left: { md: SIDEBAR_WIDTH + 16 },
} as const

/** Keeps the built app on the device, as soon as the first page can be used. */
function useInstalledApp(): void {
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
