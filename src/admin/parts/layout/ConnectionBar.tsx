/**
 * Says that there is no connection, and how old the data on the page is; or that an answer takes long. Always there, for
 * screen readers.
 */
import CloudOff from '@mui/icons-material/CloudOffOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import { Box, Button } from '@mui/material'
import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../../foundation/i18n/useT.ts'
import { connection } from '../../foundation/data/connection.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { formatTimeSince } from '../../foundation/format/formatDate.ts'

export function ConnectionBar() {
  const isOnline = useIsOnline()
  const isWaiting = useIsFetching() > 0
  return (
    <div aria-live="polite">
      {!isOnline && <NoConnection />}
      {isOnline && isWaiting && <Busy />}
    </div>
  )
}

/** Renders nothing at first: most answers come sooner. */
function Busy() {
  const t = useT()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <Box sx={bar}>
      <HourglassEmpty fontSize="small" sx={{ color: 'text.secondary' }} />
      <span>{t('connection.busy')}</span>
    </Box>
  )
}

/** Milliseconds. */
const LONG_MS = 2_500

function NoConnection() {
  const t = useT()
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
          ? t('connection.lost')
          : t('connection.lostSince', { time: formatTimeSince(loadedAt) })}
      </span>
      <Button
        size="small"
        aria-disabled={isChecking}
        onClick={() => void (isChecking || tryAgain())}
        sx={{ ml: 'auto' }}
      >
        {t('list.tryAgain')}
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
