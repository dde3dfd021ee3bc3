/** /status: how the installation works, and the jobs that failed, for the provider. */
import { Alert, Box, Button, List, Stack, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServerStatusQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import {
  isScheduledKind,
  isUserJobKind,
  type JobKind,
  mailKindOf,
  USER_JOBS,
} from '#domain/jobs/jobKinds.ts'
import { useT } from '../../foundation/i18n/useT.ts'
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
import { useChange } from '../../parts/notifications/useChange.ts'
import { ConfirmButton } from '../../parts/confirm/ConfirmButton.tsx'

export function StatusPage() {
  const t = useT()
  const [take, setTake] = useState(FAILED_AT_ONCE)
  const query = useQuery({
    queryKey: [...STATUS_KEY, take],
    queryFn: ({ signal }) => request(SERVER_STATUS, { take }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      <PageHeader title={t('status.title')} />
      <QueryState query={query} height={480} errorText={t('status.notLoaded')}>
        {(data) => (
          <>
            <Installation {...data} />
            <Queue {...data} />
            <AuditLogs {...data} />
            <FailedJobs {...data} showMore={() => setTake(MAX_FAILED)} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}

const STATUS_KEY = ['status']
const REFRESH_MS = 15_000
const FAILED_AT_ONCE = 10
const MAX_FAILED = 100

function Installation({ status }: ServerStatusQuery) {
  const t = useT()
  const facts = [
    ['version', status.version],
    ['node', status.node],
    ['database', status.database],
    ...status.replicas.map(({ name, problem }) => {
      const text = problem ?? t('status.replicaUsed')
      return ['replica', `${name}: ${text}`] as const
    }),
    ['files', t(status.files_answer ? 'status.works' : 'status.filesAway')],
    [
      'backup',
      status.last_backup_at ? formatDateTime(status.last_backup_at) : t('status.noBackup'),
    ],
    ['mail', status.mail_server ?? t('status.mailFolder')],
  ] as const
  return (
    <Section title={t('status.installation')}>
      {status.disk_problem && <Alert severity="error">{status.disk_problem}</Alert>}
      {!status.files_answer && <Alert severity="error">{t('status.filesAway')}</Alert>}
      {status.mail_held_at && <HeldMail since={status.mail_held_at} />}
      <PropertyList properties={facts} labels="status.facts" />
    </Section>
  )
}

/** Warning that a restored installation sends no emails. */
function HeldMail({ since }: { since: string }) {
  const t = useT()
  const { mutate, isPending } = useChange(() => request(SEND_MAIL, {}), {
    done: () => t('status.mailHeld.sent'),
    reload: [STATUS_KEY],
  })
  return (
    <Alert severity="warning">
      {t('status.mailHeld.text', { at: formatDateTime(since) })}
      <Box sx={{ mt: 1 }}>
        <ConfirmButton
          color="inherit"
          variant="outlined"
          label={t('status.mailHeld.send')}
          isBusy={isPending}
          title={t('status.mailHeld.question')}
          content={t('status.mailHeld.explanation')}
          confirm={t('status.mailHeld.send')}
          onConfirm={(close) => mutate(undefined, { onSettled: close })}
        />
      </Box>
    </Alert>
  )
}

function Queue({ status }: ServerStatusQuery) {
  const t = useT()
  const { oldest_due_at: oldestDueAt, uncounted_days: uncounted, jobs } = status
  const title = t('status.queue.title')
  const kinds = [...new Set(jobs.map(({ kind }) => kind))].toSorted()
  const columns = (['kind', ...STATES] as const).map((name) => ({
    label: t(`status.queue.${name}`),
  }))
  const countOf = (kind: string, state: string) =>
    jobs.find((one) => one.kind === kind && one.state === state)?.count ?? 0
  return (
    <Section title={title}>
      <Typography>
        {oldestDueAt
          ? t('status.queue.oldest', { since: formatDateTime(oldestDueAt) })
          : t('status.queue.idle')}{' '}
        {uncounted > 0 && t('status.queue.uncounted', { smart_count: uncounted })}
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
  const t = useT()
  return (
    <Section title={t('status.audit.title')}>
      {check?.broken.map(({ client_id: id, company_name: name, position }) => (
        <Alert key={id} severity="error">
          {t('status.audit.broken', { name, position: formatNumber(position) })}
        </Alert>
      ))}
      <Typography>
        {check
          ? [
              check.broken.length === 0 && t('status.audit.whole', { smart_count: check.clients }),
              t('status.audit.checked', {
                at: formatDateTime(check.checked_at),
                entries: formatNumber(check.entries),
              }),
            ]
              .filter(Boolean)
              .join(' ')
          : t('status.audit.never')}
      </Typography>
    </Section>
  )
}

function FailedJobs({
  failed,
  totalFailed,
  showMore,
}: ServerStatusQuery & { showMore: () => void }) {
  const t = useT()
  return (
    <Section title={t('status.failed.title')} subtitle={t('status.failed.hint')}>
      {failed.length === 0 && (
        <Typography color="text.secondary">{t('status.failed.none')}</Typography>
      )}
      <List disablePadding sx={{ display: 'grid', gap: 2 }}>
        {failed.map((job) => (
          <li key={job.id}>
            <FailedJob job={job} />
          </li>
        ))}
      </List>
      {totalFailed > failed.length &&
        (failed.length < MAX_FAILED ? (
          <Button onClick={showMore}>
            {t('status.failed.more', { total: formatNumber(totalFailed) })}
          </Button>
        ) : (
          <Typography color="text.secondary">
            {t('status.failed.most', { total: formatNumber(totalFailed) })}
          </Typography>
        ))}
    </Section>
  )
}

function FailedJob({ job }: { job: ServerStatusQuery['failed'][number] }) {
  const t = useT()
  const title = jobKindText(job.kind)
  const again = useChange(() => request(RUN_AGAIN, { id: job.id }), {
    done: () => t('status.failed.started', { title }),
    reload: [STATUS_KEY],
  })
  return (
    <Box sx={failedStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {job.client && `${job.client.company_name} · `}
          <DateText instant={job.finished_at} />
          {` · ${t('status.failed.attempts', { smart_count: job.attempts })}`}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {job.error ?? t('status.failed.unknown')}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={again.isPending}
        aria-label={t('status.failed.runOne', { title })}
        onClick={() => again.mutate()}
      >
        {t('status.failed.run')}
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
      mail_held_at
      last_backup_at
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

const SEND_MAIL = graphql(`
  mutation SendHeldMail {
    sendHeldMail
  }
`)

const RUN_AGAIN = graphql(`
  mutation RunJobAgain($id: ID!) {
    runJobAgain(id: $id)
  }
`)
