/** /status: how the installation works, and the jobs that failed, for the provider. */
import { Alert, Box, Button, List, Stack, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { ServerStatusQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import {
  isScheduledKind,
  isUserJobKind,
  type JobKind,
  mailKindOf,
  USER_JOBS,
} from '#domain/jobs/jobKinds.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'
import { useNotifyText } from '../../parts/notifications/useNotifyText.ts'

export function StatusPage() {
  const translate = useTranslate()
  const [take, setTake] = useState(FAILED_AT_ONCE)
  const query = useQuery({
    queryKey: [...STATUS_KEY, take],
    queryFn: ({ signal }) => request(SERVER_STATUS, { take }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={translate('status.title')} />
      <QueryState query={query} height={480} errorText={translate('status.notLoaded')}>
        {(data) => (
          <>
            <Installation {...data} />
            <Queue {...data} />
            <AuditLogs {...data} />
            <FailedJobs {...data} showMore={() => setTake(MOST_FAILED)} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}

const STATUS_KEY = ['status']
const REFRESH_MS = 15_000
const FAILED_AT_ONCE = 10
const MOST_FAILED = 100

function Installation({ status }: ServerStatusQuery) {
  const translate = useTranslate()
  const facts = [
    ['version', status.version],
    ['node', status.node],
    ['database', status.database],
    ...status.replicas.map(({ name, problem }) => {
      const text = problem ?? translate('status.replicaUsed')
      return ['replica', `${name}: ${text}`] as const
    }),
    ['files', translate(status.files_answer ? 'status.works' : 'status.filesAway')],
    ['mail', status.mail_server ?? translate('status.mailFolder')],
  ] as const
  return (
    <Section title={translate('status.installation')}>
      {status.disk_problem && <Alert severity="error">{status.disk_problem}</Alert>}
      {!status.files_answer && <Alert severity="error">{translate('status.filesAway')}</Alert>}
      <PropertyList properties={facts} labels="status.facts" />
    </Section>
  )
}

function Queue({ status }: ServerStatusQuery) {
  const translate = useTranslate()
  const { oldest_due_at: oldestDueAt, uncounted_days: uncounted, jobs } = status
  const title = translate('status.queue.title')
  const kinds = [...new Set(jobs.map(({ kind }) => kind))].toSorted()
  const columns = (['kind', ...STATES] as const).map((name) => ({
    label: translate(`status.queue.${name}`),
  }))
  const countOf = (kind: string, state: string) =>
    jobs.find((one) => one.kind === kind && one.state === state)?.count ?? 0
  return (
    <Section title={title}>
      <Typography>
        {oldestDueAt
          ? translate('status.queue.oldest', { since: formatDateTime(oldestDueAt) })
          : translate('status.queue.idle')}{' '}
        {uncounted > 0 && translate('status.queue.uncounted', { smart_count: uncounted })}
      </Typography>
      {kinds.length > 0 && (
        <FigureTable caption={title} head={columns}>
          {kinds.map((kind) => (
            <FigureRow
              key={kind}
              name={jobKindText(kind)}
              cells={STATES.map((state, place) => [
                columns[place + 1]?.label ?? '',
                formatNumber(countOf(kind, state)),
              ])}
            />
          ))}
        </FigureTable>
      )}
    </Section>
  )
}

const STATES = ['WAITING', 'RUNNING', 'FAILED'] as const

function AuditLogs({ status: { audit_check: check } }: ServerStatusQuery) {
  const translate = useTranslate()
  return (
    <Section title={translate('status.audit.title')}>
      {check?.broken.map(({ client_id: id, company_name: name, position }) => (
        <Alert key={id} severity="error">
          {translate('status.audit.broken', { name, position: formatNumber(position) })}
        </Alert>
      ))}
      <Typography>
        {check
          ? [
              check.broken.length === 0 &&
                translate('status.audit.whole', { smart_count: check.clients }),
              translate('status.audit.checked', {
                at: formatDateTime(check.checked_at),
                entries: formatNumber(check.entries),
              }),
            ]
              .filter(Boolean)
              .join(' ')
          : translate('status.audit.never')}
      </Typography>
    </Section>
  )
}

function FailedJobs({
  failed,
  totalFailed,
  showMore,
}: ServerStatusQuery & { showMore: () => void }) {
  const translate = useTranslate()
  return (
    <Section title={translate('status.failed.title')} subtitle={translate('status.failed.hint')}>
      {failed.length === 0 && (
        <Typography color="text.secondary">{translate('status.failed.none')}</Typography>
      )}
      <List disablePadding sx={{ display: 'grid', gap: 2 }}>
        {failed.map((job) => (
          <li key={job.id}>
            <FailedJob job={job} />
          </li>
        ))}
      </List>
      {totalFailed > failed.length &&
        (failed.length < MOST_FAILED ? (
          <Button onClick={showMore}>
            {translate('status.failed.more', { total: formatNumber(totalFailed) })}
          </Button>
        ) : (
          <Typography color="text.secondary">
            {translate('status.failed.most', { total: formatNumber(totalFailed) })}
          </Typography>
        ))}
    </Section>
  )
}

function FailedJob({ job }: { job: ServerStatusQuery['failed'][number] }) {
  const translate = useTranslate()
  const notify = useNotify()
  const notifyText = useNotifyText()
  const queryClient = useQueryClient()
  const title = jobKindText(job.kind)
  const again = useMutation({
    mutationFn: () => request(RUN_AGAIN, { id: job.id }),
    onSuccess: () => notify('status.failed.started', { type: 'success', messageArgs: { title } }),
    onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: STATUS_KEY }),
  })
  return (
    <Box sx={failedStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {job.client && `${job.client.company_name} · `}
          <DateText instant={job.finished_at} />
          {` · ${translate('status.failed.attempts', { smart_count: job.attempts })}`}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {job.error ?? translate('status.failed.unknown')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={again.isPending}
        aria-label={translate('status.failed.runOne', { title })}
        onClick={() => again.mutate()}
      >
        {translate('status.failed.run')}
      </Button>
    </Box>
  )
}

/** Names a kind of job; one of another version of the server by its code. */
function jobKindText(kind: string): string {
  const mail = mailKindOf(kind as JobKind)
  if (mail) return t('status.mailJob', { mail: t(`enums.mail.${mail}`) })
  if (isUserJobKind(kind)) return t(`jobs.titles.${USER_JOBS[kind].apiKind}`)
  return isScheduledKind(kind) ? t(`status.jobs.${kind}`) : kind
}

const failedStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 1,
  '& .MuiButton-root': { flex: 'none' },
} as const

const SERVER_STATUS = graphql(`
  query ServerStatus($take: Int) {
    status: serverStatus {
      version
      node
      database
      replicas {
        name
        problem
      }
      files_answer
      disk_problem
      mail_server
      oldest_due_at
      uncounted_days
      audit_check {
        checked_at
        clients
        entries
        broken {
          client_id
          company_name
          position
        }
      }
      jobs {
        kind
        state
        count
      }
    }
    totalFailed: totalFailedJobs
    failed: failedJobs(take: $take) {
      id
      kind
      error
      attempts
      finished_at
      client {
        id
        company_name
      }
    }
  }
`)

const RUN_AGAIN = graphql(`
  mutation RunJobAgain($id: ID!) {
    runJobAgain(id: $id)
  }
`)
