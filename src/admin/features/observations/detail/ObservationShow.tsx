/** /allobservations/{id}: all details of an observation, and the corrections of its result. */
import { Suspense } from 'react'
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useLocation } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { verdictOfTechnique } from '#domain/observations/answers.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { EntityShow } from '../../../parts/detail/EntityShow.tsx'
import { SectionOutline } from '../../../parts/detail/SectionOutline.tsx'
import { UnsavedChangesGuard } from '../../../parts/forms/UnsavedChangesGuard.tsx'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { Outline, WhenSeen } from '../../../parts/layout/WhenSeen.tsx'
import { VerdictChip } from '../../../parts/verdict/VerdictChip.tsx'
import { PLAYER_ID, PlaybackProvider } from '../../videos/PlaybackProvider.tsx'
import {
  hasAiResult,
  isClosed,
  isJudgedHere,
  observationName,
  type ObservationRecord,
} from '../observationRecord.ts'
import { useCorrectionDraft } from '../review/correctionDraft.ts'
import { OverrideResult } from '../review/OverrideResult.tsx'
import { TakeBackButton } from '../TakeBackButton.tsx'
import { NeighbourLinks } from './NeighbourLinks.tsx'
import { PeopleAndPlace } from './ObservationProperties.tsx'
import { ObservationResult } from './ObservationResult.tsx'
import { InlineObservationDate } from '../../../parts/detail/ObservationDate.tsx'

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
  const isAboutMe = observation.observee_id === userId
  const corrections = canCorrect && isAiResult && showsOverride && !isAboutMe && (
    <OverrideResult observation={observation} />
  )
  const further = { observation, canCorrect, canAnalyse }
  const leadsTo = new URLSearchParams(useLocation().search)
  return (
    <PlaybackProvider>
      <UnsavedChangesGuard title={t('observations.detail.leave')} {...draft} />
      <Headline observation={observation} />
      <RemovalNotice observation={observation} />
      <Box sx={isAnalysed ? besideEachOther : below}>
        <Stack spacing={2}>
          <ObservationResult observation={observation} corrections={corrections} />
          <Suspense fallback={<Skeleton variant="rounded" height={FOLLOW_UP_HEIGHT} />}>
            <ObservationFollowUp observation={observation} />
          </Suspense>
          <WhenSeen
            outline={<SectionOutline title={t('comments.title')} height={COMMENTS_HEIGHT} />}
            isWanted={leadsTo.has('comment')}
          >
            <CommentSection
              observationId={observation.id}
              isClosed={isClosed(observation)}
              hasMoment={observation.video_id !== null}
            />
          </WhenSeen>
        </Stack>
        {isAnalysed && (
          <Box sx={recording}>
            <WhenSeen
              id={PLAYER_ID}
              outline={<SectionOutline title={t('videos.title')} height={RECORDING_HEIGHT} />}
              isWanted={leadsTo.has('t')}
            >
              <ObservationRecording observation={observation} canCorrect={canCorrect} />
            </WhenSeen>
          </Box>
        )}
        <Stack spacing={2}>
          <WhenSeen outline={isAnalysed && <Outline height={REVIEW_HEIGHT} />}>
            <ObservationReview {...further} />
          </WhenSeen>
          <PeopleAndPlace observation={observation} />
        </Stack>
        <WhenSeen outline={<Outline height={FACTS_HEIGHT} />}>
          <ObservationFacts {...further} />
        </WhenSeen>
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
const ObservationRecording = lazyScreen(
  () => import('./ObservationRecording.tsx'),
  'ObservationRecording',
)
const ObservationReview = lazyScreen(() => import('./ObservationReview.tsx'), 'ObservationReview')
const ObservationFacts = lazyScreen(() => import('./ObservationFacts.tsx'), 'ObservationFacts')

/** Pixels, on a phone. */
const FOLLOW_UP_HEIGHT = 166
const COMMENTS_HEIGHT = 193
const RECORDING_HEIGHT = 1_107
const REVIEW_HEIGHT = 152
const FACTS_HEIGHT = 90

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
