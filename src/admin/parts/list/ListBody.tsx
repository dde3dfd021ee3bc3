/** Shows the records of a list, or a skeleton, an error, or an empty state. */
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { connection } from '../../foundation/data/connection.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { useIsOnline } from '../../foundation/data/useIsOnline.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EmptyList } from './EmptyList.tsx'

export function ListBody({ errorText, skeleton, children }: ListBodyProps) {
  const { error, isPending, isPlaceholderData, isFetching, data, perPage, refetch } =
    useListContext()
  const isOnline = useIsOnline()
  const t = useT()
  const tryAgain = t('list.tryAgain')
  if (!isOnline && (isPending || isPlaceholderData))
    return (
      <Failure
        text={t('messages.noConnection')}
        tryAgain={tryAgain}
        onTryAgain={connection.check}
      />
    )
  if (isPending) return skeleton ?? <ListSkeleton rows={perPage} />
  // Without a connection, rows that are loaded already stay.
  const failure = error && !(data && isUnreachable(error)) ? error : null
  const shown = !failure && data && data.length > 0
  return (
    <Box sx={{ position: 'relative' }}>
      {isFetching && <LinearProgress aria-label={t('page.loading')} sx={fetching} />}
      {shown && children}
      {!shown && !failure && <EmptyList />}
      {failure && (
        <Failure
          text={loadErrorText(failure, errorText)}
          tryAgain={tryAgain}
          onTryAgain={refetch}
        />
      )}
    </Box>
  )
}

function Failure({ text, tryAgain, onTryAgain }: FailureProps) {
  return (
    <Box sx={{ textAlign: 'center', pb: 6 }}>
      <Note>{text}</Note>
      <Button variant="outlined" onClick={() => void onTryAgain()}>
        {tryAgain}
      </Button>
    </Box>
  )
}

interface FailureProps {
  text: string
  tryAgain: string
  onTryAgain: () => unknown
}

interface ListBodyProps {
  /** Message when the list could not be loaded. */
  errorText: string
  /** Replaces the table's grey rows. */
  skeleton?: ReactNode
  children: ReactNode
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography role="alert" align="center" color="text.secondary" sx={{ px: 2, pt: 6, pb: 2 }}>
      {children}
    </Typography>
  )
}

const fetching = { position: 'absolute', left: 0, right: 0, top: 0, zIndex: 2, height: 2 } as const

/** Grey rows of the table's height until the first rows are loaded. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  const t = useT()
  return (
    <Box component="output" aria-label={t('page.loading')} sx={skeletonRows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} />
      ))}
    </Box>
  )
}

/** Looks like MUI's skeleton; ten of those take as long to render as the rows themselves. */
const skeletonRows = {
  display: 'grid',
  px: 2,
  py: 1,
  animation: 'waiting 2s ease-in-out 500ms infinite',
  '@keyframes waiting': { '50%': { opacity: 0.4 } },
  // Height of a table row; of a small card on phones, so that nothing below the records is seen to move.
  '& > div': {
    height: 26,
    my: '9px',
    borderRadius: 1,
    bgcolor: 'divider',
    [ON_PHONE]: { height: 120 },
  },
} as const
