/**
 * Judges the stored keypoints of the client's recordings again with the current thresholds: first a report of what
 * would change, then the change itself. What people have reviewed or overridden stays.
 */
import { Alert, Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useCreatePath } from 'react-admin'
import type { Job, JudgeAgainResult } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { mayCall } from '#domain/access.ts'
import { type Verdict, verdictOfAnswer, verdictOfTechnique } from '#domain/observations/answers.ts'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { Folded } from '../../parts/detail/Folded.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { isFinished, type PolledJob, useJob } from '../../parts/jobs/jobApi.ts'
import { InlineObservationDate } from '../../parts/detail/ObservationDate.tsx'

/** Renders nothing for roles that may not. */
export function JudgeAgain() {
  const t = useT()
  const { type } = useMe()
  const { start, isStarting, polled, problem } = useJudgeAgain()
  const { job } = polled
  if (!mayCall(type, 'triggerJudgeAgain')) return null
  const result = job?.state === 'DONE' ? job.judge_again_result : null
  return (
    <Section
      title={t('judgeAgain.title')}
      subtitle={t('judgeAgain.subtitle', { version: CURRENT_THRESHOLDS_VERSION })}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {job && !isFinished(job) && <Progress job={job} polled={polled} />}
      {job && (job.state === 'FAILED' || job.state === 'CANCELLED') && (
        <Alert severity={job.state === 'FAILED' ? 'error' : 'info'}>
          {job.error ?? t('judgeAgain.cancelled')}
        </Alert>
      )}
      {job && result && <Report result={result} isApplied={!job.is_check} />}
      {(!job || isFinished(job)) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {job?.is_check && result && result.changed > 0 && (
            <Button variant="contained" aria-disabled={isStarting} onClick={() => start(true)}>
              {t('judgeAgain.apply', { smart_count: result.changed })}
            </Button>
          )}
          <Button variant="outlined" aria-disabled={isStarting} onClick={() => start(false)}>
            {t(job ? 'judgeAgain.checkAgain' : 'judgeAgain.check')}
          </Button>
        </Stack>
      )}
    </Section>
  )
}

function useJudgeAgain() {
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  // While another one is being started, the last one stays on the page.
  const [jobId, setJobId] = useState<string | null>(null)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (apply: boolean) =>
      (await request(JUDGE_AGAIN, { clientId, apply })).triggerJudgeAgain.id,
    onSuccess: (id) => {
      setJobId(id)
      void queryClient.invalidateQueries({ queryKey: ['jobs'] })
    },
  })
  const polled = useJob(jobId)
  const isStarting = isPending || (jobId !== null && !polled.job && !polled.errorMessage)
  return {
    start: (apply: boolean) => {
      if (!isStarting) mutate(apply)
    },
    isStarting,
    polled,
    problem: error ? graphqlErrorMessage(error) : (polled.errorMessage ?? polled.cancelError),
  }
}

const JUDGE_AGAIN = graphql(`
  mutation JudgeAgain($clientId: ID!, $apply: Boolean!) {
    triggerJudgeAgain(clientId: $clientId, apply: $apply) {
      id
    }
  }
`)

function Progress({ job, polled }: { job: Job; polled: PolledJob }) {
  const t = useT()
  const { rows_done: done, rows_total: total } = job
  return (
    <Stack spacing={1}>
      <output>{t('judgeAgain.progress', { done, total: total ?? '…' })}</output>
      <LinearProgress
        aria-label={t('judgeAgain.title')}
        {...(total ? { variant: 'determinate', value: Math.round((100 * done) / total) } : {})}
      />
      <Box>
        <Button color="inherit" disabled={polled.isCancelling} onClick={polled.cancel}>
          {t('ra.action.cancel')}
        </Button>
      </Box>
    </Stack>
  )
}

function Report({ result, isApplied }: { result: JudgeAgainResult; isApplied: boolean }) {
  const t = useT()
  const { judged, changed, skipped, principles, observations } = result
  const [principle, change, count] = COLUMNS.map((column) => ({
    label: t(`judgeAgain.columns.${column}`),
  }))
  return (
    <>
      <output>
        {t(isApplied ? 'judgeAgain.applied' : 'judgeAgain.report', {
          judged,
          changed,
          skipped,
        })}
      </output>
      {principles.length > 0 && principle && change && count && (
        <FigureTable caption={t('judgeAgain.title')} head={[principle, change, count]}>
          {principles.map(({ principle: name, from, to, count: many }) => (
            <FigureRow
              key={`${name}-${from}-${to}`}
              name={t(`enums.principle.${name}`)}
              cells={[
                [change.label, changeText(verdictOfAnswer(from), verdictOfAnswer(to))],
                [count.label, formatNumber(many)],
              ]}
            />
          ))}
        </FigureTable>
      )}
      {observations.length > 0 && (
        <Folded title={t('judgeAgain.observations', { smart_count: observations.length })}>
          <ChangedObservations observations={observations} />
        </Folded>
      )}
    </>
  )
}

const COLUMNS = ['principle', 'change', 'count'] as const

const changeText = (from: Verdict, to: Verdict) =>
  t('judgeAgain.fromTo', { from: t(`enums.verdict.${from}`), to: t(`enums.verdict.${to}`) })

function ChangedObservations({ observations }: Pick<JudgeAgainResult, 'observations'>) {
  const createPath = useCreatePath()
  const t = useT()
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {observations.map(({ observation_id: id, date, task_name: task, ...changed }) => (
        <li key={id}>
          <Link
            component={LinkBase}
            to={createPath({ resource: 'allobservations', id, type: 'show' })}
          >
            {task}, <InlineObservationDate at={date} />
          </Link>
          <Typography color="text.secondary">
            {[
              t('judgeAgain.changed', {
                name: t('resources.allobservations.fields.technique'),
                change: changeText(
                  verdictOfTechnique(changed.technique_from),
                  verdictOfTechnique(changed.technique_to),
                ),
              }),
              ...changed.principles.map(({ principle, from, to }) =>
                t('judgeAgain.changed', {
                  name: t(`enums.principle.${principle}`),
                  change: changeText(verdictOfAnswer(from), verdictOfAnswer(to)),
                }),
              ),
            ].join(', ')}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
