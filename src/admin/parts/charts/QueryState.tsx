/** What a card shows of its own question to the server: a skeleton, an error with Try again, or the answer. */
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export function QueryState<Data>({ query, height, errorText, children }: QueryStateProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (isError) {
    return (
      <Box sx={{ minHeight: height }}>
        <Alert
          severity="error"
          action={
            <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {errorText}
        </Alert>
      </Box>
    )
  }
  if (data === undefined)
    return (
      <Skeleton
        variant="rounded"
        sx={{ height, transform: 'none' }}
        role="status"
        aria-label="Loading"
      />
    )
  return children(data)
}

interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** Pixels that the answer will take, by breakpoint where they differ. */
  height: number | { xs: number; md: number }
  errorText: string
  children: (data: Data) => ReactNode
}

/** In place of figures: what is missing, and what to do next; as high as what it stands for. */
export function EmptyState({ height, children }: { height: number; children: ReactNode }) {
  return (
    <Box sx={{ minHeight: height, display: 'grid', placeItems: 'center', px: 2 }}>
      <Typography color="text.secondary" align="center">
        {children}
      </Typography>
    </Box>
  )
}

/** Pixels of a chart without its title; its table, skeleton and empty state take as many. */
export const CHART_HEIGHT = 240
