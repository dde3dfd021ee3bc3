/**
 * Retention in the client form: what the next run would remove, and a confirmation that names the numbers before
 * limits that remove something are saved.
 */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useEvent, useRecordContext, useRegisterMutationMiddleware } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { graphql } from '#api/graphql.ts'
import type { Client, RetentionPreview } from '#api/generated/contract.ts'
import { retentionDays } from '#domain/dataProtection/dataProtection.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { request } from '../../foundation/data/request.ts'
import { formatDate } from '../../foundation/format/formatDate.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useDebouncedValue } from '../../parts/choices/useDebouncedValue.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { IntegerInput } from '../../parts/forms/IntegerInput.tsx'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'

export function RetentionFields() {
  const t = useT()
  const client = useRecordContext<Client>()
  return (
    <Section
      title={t('dataProtection.retention.title')}
      subtitle={t('dataProtection.retention.hint')}
    >
      <IntegerInput
        source="recording_retention_days"
        hint={t('dataProtection.retention.recordingsHint')}
      />
      <IntegerInput
        source="observation_retention_days"
        hint={t('dataProtection.retention.observationsHint')}
      />
      {client && <Preview client={client} />}
    </Section>
  )
}

interface Limits {
  recordings: number | null
  observations: number | null
}

function Preview({ client }: { client: Client }) {
  const t = useT()
  const describe = useDescription()
  const typed: unknown = useWatch({
    name: ['recording_retention_days', 'observation_retention_days'],
  })
  const [recordings, observations] = JSON.parse(
    useDebouncedValue(JSON.stringify(typed)),
  ) as unknown[]
  const limits = { recordings: validDays(recordings), observations: validDays(observations) }
  const query = useQuery({
    queryKey: ['retentionPreview', client.id, limits],
    queryFn: ({ signal }) => readPreview(client.id, limits, signal),
    enabled: limits.recordings !== null || limits.observations !== null,
  })
  return (
    <>
      {query.isError && (
        <Alert severity="error">
          {loadErrorText(query.error, t('dataProtection.retention.failed'))}
        </Alert>
      )}
      {query.data && <Alert severity="info">{describe(query.data)}</Alert>}
      <Confirmation client={client} />
    </>
  )
}

/** Asks before limits are saved that remove something; only where they changed. */
function Confirmation({ client }: { client: Client }) {
  const t = useT()
  const describe = useDescription()
  const titleId = useId()
  const [asking, setAsking] = useState<Question | null>(null)
  useRegisterMutationMiddleware(
    useEvent(async (resource: string, params: object, next: Mutate) => {
      const { recording_retention_days, observation_retention_days } = (params as SavedParams).data
      const limits = {
        recordings: changedDays(recording_retention_days, client.recording_retention_days),
        observations: changedDays(observation_retention_days, client.observation_retention_days),
      }
      if (limits.recordings !== null || limits.observations !== null) {
        const preview = await readPreview(client.id, limits)
        const removes = preview.recordings.count + preview.observations.count > 0
        const isConfirmed =
          !removes ||
          (await new Promise<boolean>((answer) => {
            setAsking({ preview, answer })
          }))
        setAsking(null)
        if (!isConfirmed) throw new Error(t('dataProtection.retention.notSaved'))
      }
      return next(resource, params)
    }),
  )
  if (!asking) return null
  const { preview, answer } = asking
  return (
    <Dialog open onClose={() => answer(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('dataProtection.retention.confirmTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {describe(preview)} {t('dataProtection.retention.final')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(false)}>
          {t('dataProtection.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => answer(true)}>
          {t('dataProtection.retention.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface Question {
  preview: RetentionPreview
  answer: (isConfirmed: boolean) => void
}

interface SavedParams {
  data: { recording_retention_days?: number | null; observation_retention_days?: number | null }
}

type Mutate = (resource: string, params: object) => Promise<unknown>

/** Returns the sentence of a preview: counts, the oldest day, and what a legal hold keeps. */
function useDescription() {
  const t = useT()
  return ({ recordings, observations }: RetentionPreview): string => {
    const oldest = [recordings.oldest, observations.oldest]
      .filter((day) => typeof day === 'string')
      .toSorted(compareText)[0]
    const held = recordings.held + observations.held
    const counts = t('dataProtection.retention.preview', {
      recordings: formatNumber(recordings.count),
      observations: formatNumber(observations.count),
    })
    return [
      counts,
      ...(oldest
        ? [t('dataProtection.retention.oldest', { day: formatDate(oldest.slice(0, 10)) })]
        : []),
      ...(held > 0 ? [t('dataProtection.retention.held', { count: formatNumber(held) })] : []),
    ].join(' ')
  }
}

const compareText = (one: string, other: string): number => (one < other ? -1 : 1)

const validDays = (value: unknown): number | null => {
  const parsed = retentionDays.safeParse(value)
  return parsed.success ? (parsed.data ?? null) : null
}

const changedDays = (
  value: number | null | undefined,
  stored: number | null | undefined,
): number | null => (value && value !== stored ? value : null)

async function readPreview(
  clientId: string,
  { recordings, observations }: Limits,
  signal?: AbortSignal,
): Promise<RetentionPreview> {
  return (await request(PREVIEW, { clientId, recordings, observations }, { signal }))
    .retentionPreview
}

const PREVIEW = graphql(`
  query RetentionPreview($clientId: ID!, $recordings: Int, $observations: Int) {
    retentionPreview(
      clientId: $clientId
      recordingRetentionDays: $recordings
      observationRetentionDays: $observations
    ) {
      recordings {
        count
        held
        oldest
      }
      observations {
        count
        held
        oldest
      }
    }
  }
`)
