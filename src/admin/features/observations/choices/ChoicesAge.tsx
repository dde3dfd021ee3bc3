/** Keeps the copy of the form's choices fresh, and says of when it is while it answers instead of the server. */
import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useT } from '../../../foundation/i18n/useT.ts'
import { connection } from '../../../foundation/data/connection.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { onIdleAfterPaint } from '../../../parts/layout/onIdleAfterPaint.ts'
import { copyInUse, REFRESH_MS, refreshCopy, showCopyWhenOffline } from './deviceChoices.ts'

export function ChoicesAge({ clientId }: { clientId: string }) {
  useFreshCopy(clientId)
  const copy = useSyncExternalStore(copyInUse.subscribe, copyInUse.get)
  const t = useT()
  return (
    <Typography color="text.secondary" sx={{ '&:empty': { display: 'none' } }}>
      {copy &&
        [
          t(`addObservation.choicesAsOf.${copy.reason}`, {
            date: formatDateTime(copy.readAt),
          }),
          copy.isTruncated && t('addObservation.choicesAsOf.truncated'),
        ]
          .filter(Boolean)
          .join(' ')}
    </Typography>
  )
}

/** Refreshes soon after the form opens, every ten minutes and when the network returns. */
function useFreshCopy(clientId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshCopy(clientId)
    const cancelFirst = onIdleAfterPaint(refresh, FIRST_MS)
    void showCopyWhenOffline(clientId)
    const timer = setInterval(refresh, REFRESH_MS)
    const unsubscribe = connection.subscribe(() => {
      if (!connection.isOnline()) {
        void showCopyWhenOffline(clientId)
        return
      }
      refresh()
      // The fields that the copy has answered are read from the server again.
      for (const name of ['choices', 'guidanceVideo'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    })
    return () => {
      cancelFirst()
      clearInterval(timer)
      unsubscribe()
    }
  }, [clientId, queryClient])
}

/** Milliseconds in which the form's own data come first. */
const FIRST_MS = 1_000
