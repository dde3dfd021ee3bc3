/** Shows whether the client's audit log is intact: a quiet line, or a clear error that names the broken entry. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { request } from '../../foundation/data/request.ts'

export function AuditChainStatus() {
  const { id: clientId } = useCurrentClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['auditChain', clientId],
    queryFn: async ({ signal }) => (await request(AUDIT_CHAIN, { clientId }, { signal })).chain,
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
  if (data && !data.is_whole) return <BrokenChainAlert at={data.broken_at ?? null} />
  return (
    <Box sx={statusLine}>
      <Typography component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {data && <CheckCircle color="correct" fontSize="small" />}
        {data
          ? `Chain intact: ${formatEntryCount(data.entry_count)}`
          : 'Checking the chain of entries…'}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        Each entry seals the one before it, so a changed or missing entry would show here.
      </Typography>
    </Box>
  )
}

function BrokenChainAlert({ at }: { at: number | null }) {
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>
        {at === null ? 'The chain is broken' : `The chain is broken at entry ${formatNumber(at)}`}
      </AlertTitle>
      There an entry was changed, removed or added in the database, past Liftwise: what stands there
      and after it is not certain to be what happened. Keep a copy of the database as it is now, and
      tell whoever runs this installation.
    </Alert>
  )
}

const formatEntryCount = (count: number) =>
  count === 1 ? '1 entry' : `${formatNumber(count)} entries`

const statusLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 24,
  mb: 2,
} as const

const AUDIT_CHAIN = graphql(`
  query AuditChain($clientId: ID) {
    chain: auditChain(clientId: $clientId) {
      entry_count
      is_whole
      broken_at
      last_hash
    }
  }
`)
