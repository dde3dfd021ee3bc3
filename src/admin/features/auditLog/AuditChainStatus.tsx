/** Shows whether the client's audit log is intact: a quiet line, or a clear error that names the broken entry. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AuditChainQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { graphqlErrorOf, isUnreachable, loadErrorText } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'

export function AuditChainStatus() {
  const t = useT()
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  const queryKey = ['auditChain', clientId]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(AUDIT_CHAIN, { clientId }, { signal })).chain,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  })
  const check = useMutation({
    mutationFn: async () => (await request(CHECK_AUDIT_CHAIN, { clientId })).chain,
    onSuccess: (chain) => queryClient.setQueryData(queryKey, chain),
  })
  const failure = check.error ?? (data && isUnreachable(error) ? null : error)
  const button = (
    <Button
      size="small"
      color="inherit"
      disabled={check.isPending || isUnderWay(data)}
      onClick={() => (error ? void refetch() : check.mutate())}
    >
      {t(failure ? 'list.tryAgain' : 'auditLog.chain.checkNow')}
    </Button>
  )
  if (failure)
    return (
      <Alert severity="warning" sx={{ mb: 2 }} action={button}>
        {failureMessage(failure)}
      </Alert>
    )
  if (data?.is_whole === false && !isUnderWay(data))
    return <BrokenChainAlert at={data.broken_at ?? null} action={button} />
  return (
    <Box sx={statusLine}>
      <Typography component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {data?.is_whole && !isUnderWay(data) && <CheckCircle color="correct" fontSize="small" />}
        {data ? statusText(data) : t('auditLog.chain.loading')}
      </Typography>
      {data && button}
      <Typography variant="caption" color="text.secondary">
        {t('auditLog.chain.hint')}
      </Typography>
    </Box>
  )
}

type Chain = AuditChainQuery['chain']

const POLL_MS = 2_000

const isUnderWay = (chain: Chain | undefined): boolean => typeof chain?.progress === 'number'

function statusText(chain: Chain): string {
  if (typeof chain.progress === 'number')
    return t('auditLog.chain.checking', { percent: chain.progress })
  const entries = { smart_count: chain.entry_count }
  const last = chain.checked_at
    ? t('auditLog.chain.verified', { ...entries, date: formatDateTime(chain.checked_at) })
    : t('auditLog.chain.notVerified', entries)
  return chain.has_failed ? `${t('auditLog.chain.withoutResult')} ${last}` : last
}

function failureMessage(error: unknown): string {
  const { code, message } = graphqlErrorOf(error)
  return code === 'RATE_LIMITED' ? message : loadErrorText(error, t('auditLog.chain.failed'))
}

function BrokenChainAlert({ at, action }: { at: number | null; action: ReactNode }) {
  const t = useT()
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={action}>
      <AlertTitle>
        {at === null ? t('auditLog.chain.broken') : t('auditLog.chain.brokenAt', { position: at })}
      </AlertTitle>
      {t('auditLog.chain.brokenText')}
    </Alert>
  )
}

const statusLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 24,
  mb: 2,
} as const

const CHAIN = `entry_count is_whole broken_at checked_at progress has_failed`

const AUDIT_CHAIN = graphql(`query AuditChain($clientId: ID) {
  chain: auditChain(clientId: $clientId) { ${CHAIN} }
}`)

const CHECK_AUDIT_CHAIN = graphql(`mutation CheckAuditChain($clientId: ID) {
  chain: checkAuditChain(clientId: $clientId) { ${CHAIN} }
}`)
