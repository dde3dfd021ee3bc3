/** /allobservations/{id}: all details of an observation, and the corrections of its result. */
import { Suspense } from 'react'
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { mayCall } from '#domain/access.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { EntityShow } from '../../../parts/detail/EntityShow.tsx'
import { UnsavedChangesGuard } from '../../../parts/forms/UnsavedChangesGuard.tsx'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { VerdictChip } from '../../../parts/verdict/VerdictChip.tsx'
import { PlaybackProvider } from '../../videos/PlaybackProvider.tsx'
import { ReviewWorkbench } from '../../videos/ReviewWorkbench.tsx'
import {
  hasAiResult,
  isClosed,
  isJudgedHere,
  observationName,
  type ObservationRecord,
} from '../observationRecord.ts'
import { useCommentMarks } from '../../comments/commentsQuery.ts'
import { useCorrectionDraft } from '../review/correctionDraft.ts'
import { useChosenLift } from '../review/liftTimes.ts'
import { OverrideResult } from '../review/OverrideResult.tsx'
import { TakeBackButton } from '../TakeBackButton.tsx'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { PeopleAndPlace } from './ObservationProperties.tsx'
import { ObservationResult } from './ObservationResult.tsx'
import { InlineObservationDate } from '../ObservationDate.tsx'

export function ObservationShow() {
  const t = useT()
  return (
    <EntityShow<ObservationRecord>
      title={t('observations.detail.title')}
      nameOf={observationName}
      mayChange={({ pseudonymised_at: pseudonymised }) => !pseudonymised}
      mayDelete={always}
      actions={takeBackButton}
    >
      {(observation) => <ObservationDetail key={observation.id} observation={observation} />}
    </EntityShow>
  )
}

const always = () => true

const takeBackButton = (observation: ObservationRecord) => (
  <TakeBackButton observation={observation} />
)

/** Sections of an observation in the order of reading: result, what follows from it, comments, recording, review, the rest. */
export function ObservationDetail({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const draft = useCorrectionDraft(observation.id)
  const { show_manual_override_options: showsOverride, ai_enabled: hasAi } = useCurrentClient()
  const { id: userId, type } = useMe()
  const canCorrect = mayCall(type, 'updateObservation') && !isClosed(observation)
  const isAiResult = hasAiResult(observation)
  const isAnalysed = isAiResult || isJudgedHere(observation)
  const canAnalyse =
    hasAi &&
    isAiResult &&
    !isClosed(observation) &&
    !observation.video?.recording_removed_at &&
    (mayCall(type, 'updateObservation') || observation.user_id === userId)
  const marks = useCommentMarks(observation.id)
  const chooseLift = useChosenLift(observation, canCorrect)
  const isAboutMe = observation.observee_id === userId
  const corrections = canCorrect && isAiResult && showsOverride && !isAboutMe && (
    <OverrideResult observation={observation} />
  )
  const further = { observation, canCorrect, canAnalyse }
  return (
    <PlaybackProvider>
      <UnsavedChangesGuard title={t('observations.detail.leave')} {...draft} />
      <Headline observation={observation} />
      <RemovalNotice observation={observation} />
      <Box sx={isAnalysed ? besideEachOther : below}>
        <Stack spacing={2}>
          <ObservationResult observation={observation} corrections={corrections} />
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <ObservationFollowUp observation={observation} />
            <CommentSection
              observationId={observation.id}
              isClosed={isClosed(observation)}
              hasMoment={observation.video_id !== null}
            />
          </Suspense>
        </Stack>
        {isAnalysed && (
          <Box sx={recording}>
            <ReviewWorkbench observation={observation} onChooseLift={chooseLift} marks={marks} />
          </Box>
        )}
        <Stack spacing={2}>
          <Suspense fallback={isAnalysed && <Skeleton variant="rounded" height={320} />}>
            <ObservationReview {...further} />
          </Suspense>
          <PeopleAndPlace observation={observation} />
        </Stack>
        <Suspense fallback={<Skeleton variant="rounded" height={64} />}>
          <ObservationFacts {...further} />
        </Suspense>
      </Box>
    </PlaybackProvider>
  )
}

/** The verdict, who did what when, and the way to the observations before and after it. */
function Headline({ observation }: { observation: ObservationRecord }) {
  return (
    <Box sx={headline}>
      <VerdictChip verdict={verdictOfTechnique(observation.technique)} />
      <Typography color="text.secondary" sx={{ flex: '1 1 200px' }}>
        {observationName(observation)} · <InlineObservationDate at={observation.date} />
      </Typography>
      <NeighbourLinks id={observation.id} />
    </Box>
  )
}

const headline = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const

const ObservationFollowUp = lazyScreen(
  () => import('../../followUps/FollowUpSections.tsx'),
  'ObservationFollowUp',
)
const CommentSection = lazyScreen(
  () => import('../../comments/CommentSection.tsx'),
  'CommentSection',
)
const ObservationReview = lazyScreen(() => import('./ObservationReview.tsx'), 'ObservationReview')
const ObservationFacts = lazyScreen(() => import('./ObservationFacts.tsx'), 'ObservationFacts')

/** Notice of what retention or the erasure of a person has removed. */
function RemovalNotice({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { pseudonymised_at: pseudonymised, video } = observation
  const days = video?.recording_removed_after_days
  if (!pseudonymised && !video?.recording_removed_at) return null
  return (
    <Alert severity="info">
      {video?.recording_removed_at &&
        (days
          ? t('dataProtection.recordingRemoved', { count: days })
          : t('dataProtection.recordingErased'))}{' '}
      {pseudonymised && t('dataProtection.pseudonymised', { day: formatDateTime(pseudonymised) })}
    </Alert>
  )
}

const below = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(132px, 100%), 1fr))' },
} as const

/**
 * From a desktop's width on the recording is at the left, and result, comments and review at the right. The grid keeps
 * the order of reading.
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
  '& > *': { gridColumn: { md: 2 } },
  '& > :last-child': { gridColumn: { md: '1 / -1' } },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    '& > *, & > :last-child': { gridColumn: 1, gridRow: 'auto' },
  },
} as const

/** The workbench has as many columns as fit. */
const recording = {
  containerType: 'inline-size',
  '&&': { gridColumn: { md: 1 } },
  gridRow: { md: '1 / span 2' },
  '&:empty': { display: 'none' },
  '@media print': { '&&': { gridColumn: 1 }, gridRow: 'auto' },
} as const
