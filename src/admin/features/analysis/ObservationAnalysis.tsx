/** Analysis of a video for an observation that has no AI result yet, or whose result nobody has reviewed. */
import type { Translate } from '#texts/keys.ts'
import { Alert, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Observation } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { formatDecimal } from '../../foundation/format/formatFigure.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { reviewedVideoQuery } from '../videos/reviewedVideo.ts'
import { skeletonPosesQuery } from '../videos/skeletonPoses.ts'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { type AnalysedRecording, toAnalysisInput } from './analysedRecordings.ts'
import { PersonChooser } from './PersonChooser.tsx'
import { useAnalysis } from './useAnalysis.ts'

export function ObservationAnalysis({ observation }: { observation: Observation }) {
  const { video } = observation
  const [isOpen, setOpen] = useState(false)
  if (!video || isReviewed(observation)) return null
  if (hasResult(observation) && !isOpen) return <AnalyseAgain onClick={() => setOpen(true)} />
  return <AnalysisSection observation={observation} video={video} keepOpen={() => setOpen(true)} />
}

/** Returns whether an analysis has judged it, here or in another app. */
const hasResult = ({ video, ai_technique: technique }: Observation): boolean =>
  (technique ?? null) !== null ||
  (video?.thresholds_version ?? null) !== null ||
  VERDICTS.some((field) => (video?.[field] ?? null) !== null)

const VERDICTS = [
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
] as const

/** A person's word on the result stays: it is not replaced. */
const isReviewed = ({ review_type: type, ai_review_status: status, video }: Observation): boolean =>
  type !== 'AI' ||
  status !== 'UNREVIEWED' ||
  REVIEWS.some((field) => (video?.[field] ?? null) !== null)

const REVIEWS = [
  'is_ai_inside_base_correct',
  'is_ai_big_engines_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_dip_n_drive_correct',
] as const

function AnalyseAgain({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <div>
      <Button variant="outlined" onClick={onClick}>
        {t('analysis.observation.replace')}
      </Button>
    </div>
  )
}

function AnalysisSection({ observation, video, keepOpen }: AnalysisSectionProps) {
  const t = useT()
  const { analysis, problem, isSaving, save } = useSavedAnalysis(observation, video.id, keepOpen)
  const { state } = analysis
  const status = state.is === 'idle' ? statusText(video, t) : null
  return (
    <Section title={t('analysis.title')} subtitle={t('analysis.optional')}>
      {status && <Alert severity="info">{status}</Alert>}
      {problem && (
        <Alert
          severity="error"
          action={
            state.is === 'done' &&
            !problem.isRefused && (
              <Button color="inherit" onClick={() => void save(state.analysed)}>
                {t('list.tryAgain')}
              </Button>
            )
          }
        >
          {problem.message}
        </Alert>
      )}
      {isSaving && <output>{t('analysis.observation.saving')}</output>}
      {state.is === 'done' ? (
        <PersonChooser analysis={analysis} />
      ) : (
        <AnalysisPanel analysis={analysis} task={observation.task} />
      )}
    </Section>
  )
}

interface AnalysisSectionProps {
  observation: Observation
  video: NonNullable<Observation['video']>
  /** Keeps the section open although there is a result by now. */
  keepOpen: () => void
}

function statusText(
  { processing_state: state, processing_error: error, ...video }: AnalysisSectionProps['video'],
  t: Translate,
): string | null {
  if (state === 'IN_PROGRESS')
    return t('analysis.observation.inProgress', {
      since: formatDateTime(video.processing_started_at),
    })
  if (state === 'FAILED' && error)
    return t('analysis.observation.failed', {
      reason: t(`enums.analysisError.${error}`),
    })
  return state === null ? t('analysis.observation.none') : null
}

/** Saves each step of the analysis with the observation's video: in progress, its result, or why it failed. */
function useSavedAnalysis(
  { id, client_id: clientId }: Observation,
  videoId: string,
  keepOpen: () => void,
) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const refresh = (...queryKeys: (readonly unknown[])[]) =>
    Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  const save = async (analysed: AnalysedRecording) => {
    setProblem(null)
    setSaving(true)
    try {
      const input = await toAnalysisInput(analysed, { clientId, withRecording: false })
      await request(COMPLETE_ANALYSIS, { id: videoId, input, idempotencyKey: analysed.id })
      const { isCutOff, duration } = analysed.recording
      notify('analysis.observation.saved', { type: 'success' })
      if (isCutOff)
        notify('analysis.result.cutOff', {
          type: 'warning',
          messageArgs: { seconds: formatDecimal(duration, 1) },
        })
      await refresh(RECORD, reviewedVideoQuery(id).queryKey, skeletonPosesQuery(id).queryKey)
    } catch (error) {
      const { code, message } = graphqlErrorOf(error)
      setProblem({ message, isRefused: code === 'BAD_INPUT' })
    }
    setSaving(false)
  }
  const analysis = useAnalysis({
    onStart: async () => {
      setProblem(null)
      await request(START_ANALYSIS, { id: videoId })
    },
    onFail: async (reason) => {
      await request(FAIL_ANALYSIS, { id: videoId, error: reason }).catch(() => undefined)
      await refresh(RECORD)
    },
    onDone: async (analysed) => {
      // The person who lifts can still be chosen.
      if (analysed.recording.crowd) keepOpen()
      await save(analysed)
    },
  })
  return { analysis, problem, isSaving, save }
}

interface Problem {
  message: string
  /** Saving the same again changes nothing. */
  isRefused: boolean
}

const RECORD = ['allobservations', 'getOne']

const START_ANALYSIS = graphql(`
  mutation StartVideoAnalysis($id: ID!) {
    startVideoAnalysis(id: $id) {
      id
    }
  }
`)

const COMPLETE_ANALYSIS = graphql(`
  mutation CompleteVideoAnalysis($id: ID!, $input: VideoAnalysisInput!, $idempotencyKey: String) {
    completeVideoAnalysis(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)

const FAIL_ANALYSIS = graphql(`
  mutation FailVideoAnalysis($id: ID!, $error: AnalysisError!) {
    failVideoAnalysis(id: $id, error: $error) {
      id
    }
  }
`)
