/** /allobservations/{id}: all details of an observation, and the corrections of its result. */
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { MESSAGES } from '#domain/messages.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { formatNumber } from '../../../foundation/format/formatNumber.ts'
import { EntityShow } from '../../../parts/detail/EntityShow.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { UnsavedChangesGuard } from '../../../parts/forms/UnsavedChangesGuard.tsx'
import { OnceNear } from '../../../parts/layout/OnceNear.tsx'
import { ObservationAnalysis } from '../../analysis/ObservationAnalysis.tsx'
import { ContestSection } from '../contest/ContestSection.tsx'
import { LegalHolds } from '../../dataProtection/LegalHolds.tsx'
import { GbsVideoPlayer } from '../../gbsVideos/GbsVideoPlayer.tsx'
import { PlaybackProvider } from '../../videos/PlaybackProvider.tsx'
import { ReviewWorkbench } from '../../videos/ReviewWorkbench.tsx'
import { RecordingViews } from './RecordingViews.tsx'
import { GuidanceVideo } from '../form/GuidanceVideo.tsx'
import { type ObservationRecord, observeeName } from '../observationRecord.ts'
import { AiReviewSection } from '../review/AiReviewSection.tsx'
import { useCorrectionDraft } from '../review/CorrectionForm.tsx'
import { LiftCorrections } from '../review/LiftCorrections.tsx'
import { OverrideResult } from '../review/OverrideResult.tsx'
import { AiEvidence } from './AiEvidence.tsx'
import { ObservationHistory } from './ObservationHistory.tsx'
import { DeviceAndRecording, PeopleAndPlace } from './ObservationProperties.tsx'
import { ObservationResult } from './ObservationResult.tsx'

export function ObservationShow() {
  return (
    <EntityShow<ObservationRecord>
      noun="observation"
      title="Observation"
      mayChange={({ pseudonymised_at: pseudonymised }) => !pseudonymised}
      mayDelete={always}
    >
      {(observation) => <ObservationDetail key={observation.id} observation={observation} />}
    </EntityShow>
  )
}

const always = () => true

/** Sections of an observation: the recording first, with the verdicts and their review next to it or below. */
export function ObservationDetail({ observation }: { observation: ObservationRecord }) {
  const draft = useCorrectionDraft(observation.id)
  const {
    show_manual_override_options: showsOverride,
    show_ai_feedback_options: showsFeedback,
    ai_enabled: hasAi,
  } = useCurrentClient()
  const me = useMe()
  const isEditor = mayCall(me.type, 'updateObservation')
  const isClosed = Boolean(observation.deleted_at ?? observation.pseudonymised_at)
  const isRemoved = Boolean(observation.video?.recording_removed_at)
  const canCorrect = isEditor && !isClosed
  const isAiResult = hasAiResult(observation)
  const canAnalyse =
    hasAi && isAiResult && !isClosed && !isRemoved && (isEditor || observation.user_id === me.id)
  const corrections = canCorrect && isAiResult && showsOverride && (
    <OverrideResult observation={observation} />
  )
  const hasRecording = Boolean(observation.video?.video_url ?? observation.video?.raw_video_url)
  const seesViews = isEditor || observation.observee_id === me.id
  const facts = (
    <>
      {canAnalyse && <ObservationAnalysis observation={observation} />}
      {canCorrect && isAiResult && !isRemoved && <LiftCorrections observation={observation} />}
      <UploadedRecording url={observation.video?.raw_video_url} />
      {hasRecording && seesViews && <RecordingViews observationId={observation.id} />}
      <PeopleAndPlace observation={observation} />
      <Section title="Notes">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {observation.notes || MESSAGES.notApplicable}
        </Typography>
      </Section>
      {observation.task.gbs_video_id && (
        <Section title="Guidance video">
          <GuidanceVideo taskId={observation.task.id} />
        </Section>
      )}
      <DeviceAndRecording observation={observation} />
      {isEditor && !observation.pseudonymised_at && (
        <LegalHolds subject="OBSERVATION" subjectId={observation.id} />
      )}
      {isEditor && <ObservationHistory observation={observation} />}
    </>
  )
  return (
    <PlaybackProvider>
      <UnsavedChangesGuard title="Leave without saving?" {...draft} />
      <Typography color="text.secondary">
        {observeeName(observation)} · {observation.task.name} · {formatDateTime(observation.date)}
      </Typography>
      <RemovalNotice observation={observation} />
      <Box sx={isAiResult ? besideEachOther : below}>
        {isAiResult && (
          <Box sx={recording}>
            <ReviewWorkbench observation={observation} />
          </Box>
        )}
        <Stack spacing={2} sx={isAiResult ? aside : undefined}>
          <ObservationResult observation={observation} corrections={corrections} />
          {isAiResult && <AiReviewSection observation={observation} canCorrect={canCorrect} />}
          <ContestSection
            observation={observation}
            hasReview={isAiResult && canCorrect && showsFeedback}
          />
          <AiEvidence observation={observation} />
        </Stack>
        <Stack spacing={2} sx={isAiResult ? details : undefined}>
          {isAiResult ? (
            <OnceNear fallback={<Skeleton variant="rounded" height={800} />}>{facts}</OnceNear>
          ) : (
            facts
          )}
        </Stack>
      </Box>
    </PlaybackProvider>
  )
}

/** What retention or the erasure of a person has removed. */
function RemovalNotice({ observation }: { observation: ObservationRecord }) {
  const translate = useTranslate()
  const { pseudonymised_at: pseudonymised, video } = observation
  const days = video?.recording_removed_after_days
  if (!pseudonymised && !video?.recording_removed_at) return null
  return (
    <Alert severity="info">
      {video?.recording_removed_at &&
        (days
          ? translate('dataProtection.recordingRemoved', { count: formatNumber(days) })
          : translate('dataProtection.recordingErased'))}{' '}
      {pseudonymised &&
        translate('dataProtection.pseudonymised', { day: formatDateTime(pseudonymised) })}
    </Alert>
  )
}

/** The recording itself, where the client allowed its upload and the observer wanted it. */
function UploadedRecording({ url }: { url: string | null | undefined }) {
  const title = useTranslate()('analysis.observation.recording')
  if (!url) return null
  return (
    <Section title={title}>
      <GbsVideoPlayer url={url} label={title} />
    </Section>
  )
}

const below = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/**
 * The recording and, from a desktop's width on, the verdicts and their review next to it, which stay in view while the
 * rest scrolls. The grid keeps the reading order.
 */
const besideEachOther = {
  ...below,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '351px minmax(0, 1fr)',
    lg: '542px minmax(0, 1fr)',
    xl: 'minmax(0, 1fr) 420px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const

/** The workbench has as many columns as fit. */
const recording = { containerType: 'inline-size', '&:empty': { display: 'none' } } as const

/** Columns for properties in half of a page's width. */
const narrowFacts = {
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))' },
} as const

const aside = {
  ...narrowFacts,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: 16,
  maxHeight: { md: 'calc(100vh - 32px)' },
  overflowY: { md: 'auto' },
  '& > *': { flexShrink: 0 },
} as const

const details = { ...narrowFacts, gridColumn: { md: 1 } } as const

/** Whether there is an AI result to show, review or override. */
export const hasAiResult = ({ review_type: type }: Pick<ObservationRecord, 'review_type'>) =>
  type !== 'MANUAL_TASK'
