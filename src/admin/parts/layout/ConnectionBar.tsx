/** Says that there is no connection, and how old the data on the page is. Always there, for screen readers. */
import CloudOff from '@mui/icons-material/CloudOffOutlined'
import { Box, Button } from '@mui/material'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { connection } from '../../foundation/data/connection.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { formatTimeSince } from '../../foundation/format/formatDate.ts'

export function ConnectionBar() {
  const isOnline = useIsOnline()
  return <div aria-live="polite">{!isOnline && <NoConnection />}</div>
}

function NoConnection() {
  const translate = useTranslate()
  const loadedAt = useLoadedAt()
  const [isChecking, setChecking] = useState(false)
  const tryAgain = async () => {
    setChecking(true)
    await connection.check()
    setChecking(false)
  }
  return (
    <Box sx={bar}>
      <CloudOff fontSize="small" sx={{ color: 'text.secondary' }} />
      <span>
        {loadedAt === null
          ? translate('connection.lost')
          : translate('connection.lostSince', { time: formatTimeSince(loadedAt) })}
      </span>
      <Button
        size="small"
        aria-disabled={isChecking}
        onClick={() => void (isChecking || tryAgain())}
        sx={{ ml: 'auto' }}
      >
        {translate('list.tryAgain')}
      </Button>
    </Box>
  )
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  pl: 1.5,
  pr: 1,
  py: 0.5,
  minHeight: 40,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

/** Returns when the oldest data on the page was loaded, in milliseconds since 1970; null: there is none. */
function useLoadedAt(): number | null {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => oldestLoad(queryClient))
}

function oldestLoad(queryClient: QueryClient): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => queryKey[0] !== 'auth' && state.dataUpdatedAt > 0)
    .map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? null : Math.min(...times)
}
