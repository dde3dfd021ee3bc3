/** States of a card's query: a skeleton, an error with Try again, or the content, which stays without a connection. */
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Deferred } from './Deferred.tsx'
import { isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function QueryState<Data>({ query, height, errorText, children }: QueryStateProps<Data>) {
  const t = useT()
  const { data, error } = query
  if (error && !(data !== undefined && isUnreachable(error))) {
    return (
      <Box sx={{ minHeight: height }}>
        <QueryError query={query} errorText={errorText} />
      </Box>
    )
  }
  const skeleton = (
    <Skeleton
      variant="rounded"
      sx={{ height, transform: 'none' }}
      role="status"
      aria-label={t('page.loading')}
    />
  )
  if (data === undefined) return skeleton
  return <Deferred fallback={skeleton}>{children(data)}</Deferred>
}

/** Error of a query, with Try again. */
export function QueryError({ query, errorText }: QueryErrorProps) {
  const t = useT()
  const { error, isFetching, refetch } = query
  return (
    <Alert
      severity={isUnreachable(error) ? 'info' : 'error'}
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {t('list.tryAgain')}
        </Button>
      }
    >
      {loadErrorText(error, errorText)}
    </Alert>
  )
}

interface QueryErrorProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  errorText: string
}

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Height of the content in pixels, for each breakpoint where it differs. */
  height: number | { xs: number; md: number }
  errorText: string
  children: (data: Data) => ReactNode
}

/** Replaces missing figures, at the same height: what is missing and the next step. */
export function EmptyState({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: height, display: 'grid', placeItems: 'center', px: 2 }}>
      <Typography color="text.secondary" align="center">
        {children}
      </Typography>
    </Box>
  )
}
