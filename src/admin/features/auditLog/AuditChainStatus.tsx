/** Shows whether the client's audit log is intact: a quiet line, or a clear error that names the broken entry. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { graphqlErrorOf, isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'

export function AuditChainStatus() {
  const { id: clientId } = useCurrentClient()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['auditChain', clientId],
    queryFn: async ({ signal }) => (await request(AUDIT_CHAIN, { clientId }, { signal })).chain,
  })
  if (error && !(data && isUnreachable(error)))
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
        {failureMessage(error)}
      </Alert>
    )
  if (data && !data.is_whole) return <BrokenChainAlert at={data.broken_at ?? null} />
  return (
    <Box sx={statusLine}>
      <Typography component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {data && <CheckCircle color="correct" fontSize="small" />}
        {data ? `Verified: ${formatEntryCount(data.entry_count)}` : 'Verifying the audit log…'}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        Entries are chained, so any changed or missing entry is detected.
      </Typography>
    </Box>
  )
}

function failureMessage(error: unknown): string {
  const { code, message } = graphqlErrorOf(error)
  return code === 'RATE_LIMITED'
    ? message
    : loadErrorText(error, 'The audit log could not be verified.')
}

function BrokenChainAlert({ at }: { at: number | null }) {
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>
        {at === null ? 'Verification failed' : `Verification failed at entry ${formatNumber(at)}`}
      </AlertTitle>
      An entry was changed, removed or added directly in the database, bypassing Liftwise. That
      entry and those after it cannot be trusted. Back up the database now and contact your
      administrator.
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
