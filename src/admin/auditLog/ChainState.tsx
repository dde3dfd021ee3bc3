/** Whether the client's audit log is as it was written: a quiet line, or a loud error with the place. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { AuditChain } from '#api/generated/contract.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { shownCount } from '../charts/shownCount.ts'
import { call } from '../data/call.ts'

export function ChainState() {
  const { id: clientId } = useCurrentClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['auditChain', clientId],
    queryFn: async ({ signal }) =>
      (await call<{ chain: AuditChain }>(CHAIN, { clientId }, { signal })).chain,
  })
  if (isError)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The chain of entries could not be checked.
      </Alert>
    )
  if (data && !data.is_whole) return <Broken at={data.broken_at ?? null} />
  return (
    <Box sx={line}>
      <Typography component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {data && <CheckCircle color="correct" fontSize="small" />}
        {data ? `Chain intact: ${entries(data.entry_count)}` : 'Checking the chain of entries…'}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        Each entry seals the one before it, so a changed or missing entry would show here.
      </Typography>
    </Box>
  )
}

function Broken({ at }: { at: number | null }) {
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>
        {at === null ? 'The chain is broken' : `The chain is broken at entry ${shownCount(at)}`}
      </AlertTitle>
      There an entry was changed, removed or added in the database, past Liftwise: what stands there
      and after it is not certain to be what happened. Keep a copy of the database as it is now, and
      tell whoever runs this installation.
    </Alert>
  )
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${shownCount(count)} entries`)

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 24,
  mb: 2,
} as const

const CHAIN = `query AuditChain($clientId: ID) {
  chain: auditChain(clientId: $clientId) { entry_count is_whole broken_at last_hash }
}`
