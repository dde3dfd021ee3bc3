/** /allobservations/{id}: all details of an observation, and the corrections of its result. */
import { Suspense } from 'react'
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { mayCall } from '#domain/access.ts'
import { ON_LOW_WINDOW } from '../../../foundation/theme/cardsOnPhone.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { formatDateTime } from '../../../foundation/format/formatDate.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { EntityShow } from '../../../parts/detail/EntityShow.tsx'
import { UnsavedChangesGuard } from '../../../parts/forms/UnsavedChangesGuard.tsx'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import { PlaybackProvider } from '../../videos/PlaybackProvider.tsx'
import { ReviewWorkbench } from '../../videos/ReviewWorkbench.tsx'
import {
  hasAiResult,
  isClosed,
  observationName,
  type ObservationRecord,
} from '../observationRecord.ts'
import { useCommentMarks } from '../comments/commentsQuery.ts'
import { useCorrectionDraft } from '../review/correctionDraft.ts'
import { useChosenLift } from '../review/liftTimes.ts'
import { OverrideResult } from '../review/OverrideResult.tsx'
import { TakeBackButton } from '../TakeBackButton.tsx'
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

/** Sections of an observation: the recording first, with the verdicts and their review next to it or below. */
export function ObservationDetail({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const draft = useCorrectionDraft(observation.id)
  const { show_manual_override_options: showsOverride } = useCurrentClient()
  const { type } = useMe()
  const canCorrect = mayCall(type, 'updateObservation') && !isClosed(observation)
  const isAiResult = hasAiResult(observation)
  const isAnalysed = isAiResult || typeof observation.video?.thresholds_version === 'number'
  const marks = useCommentMarks(observation.id)
  const chooseLift = useChosenLift(observation, canCorrect)
  const corrections = canCorrect && isAiResult && showsOverride && (
    <OverrideResult observation={observation} />
  )
  const further = { observation, canCorrect }
  return (
    <PlaybackProvider>
      <UnsavedChangesGuard title={t('observations.detail.leave')} {...draft} />
      <Typography color="text.secondary">
        {observationName(observation)} · <InlineObservationDate at={observation.date} />
      </Typography>
      <RemovalNotice observation={observation} />
      <Box sx={isAnalysed ? besideEachOther : below}>
        {isAnalysed && (
          <Box sx={recording}>
            <ReviewWorkbench observation={observation} onChooseLift={chooseLift} marks={marks} />
          </Box>
        )}
        <Stack spacing={2} sx={isAnalysed ? aside : undefined}>
          <ObservationResult observation={observation} corrections={corrections} />
          <Suspense fallback={isAnalysed && <Skeleton variant="rounded" height={600} />}>
            <ObservationReview {...further} />
          </Suspense>
        </Stack>
        <Stack spacing={2} sx={isAnalysed ? details : undefined}>
          <Suspense fallback={<Skeleton variant="rounded" height={800} />}>
            <ObservationFacts {...further} />
          </Suspense>
        </Stack>
      </Box>
    </PlaybackProvider>
  )
}

const ObservationReview = lazyScreen(() => import('./ObservationReview.tsx'), 'ObservationReview')
const ObservationFacts = lazyScreen(() => import('./ObservationFacts.tsx'), 'ObservationFacts')

/** What retention or the erasure of a person has removed. */
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
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
} as const

/** The workbench has as many columns as fit. */
const recording = { containerType: 'inline-size', '&:empty': { display: 'none' } } as const

/** Columns for properties in half of a page's width. */
const narrowFacts = {
  '& dl': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(144px, 100%), 1fr))' },
} as const

/** Paper has one column, in whatever width. */
const onPaper = { gridColumn: 1, gridRow: 'auto' } as const

const aside = {
  ...narrowFacts,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: 16,
  maxHeight: { md: 'calc(100vh - 32px)' },
  overflowY: { md: 'auto' },
  [ON_LOW_WINDOW]: { position: 'static', maxHeight: 'none' },
  '& > *': { flexShrink: 0 },
  // On paper the result comes before the recording.
  '@media print': {
    ...onPaper,
    order: -1,
    position: 'static',
    maxHeight: 'none',
    overflow: 'visible',
  },
} as const

const details = { ...narrowFacts, gridColumn: { md: 1 } } as const
