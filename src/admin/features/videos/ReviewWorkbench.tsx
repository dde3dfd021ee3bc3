/** Review of a recording: playback, timeline of the AI's verdicts, incorrect moments. */
import type { Observation } from '#api/generated/contract.ts'
import { Alert, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  graphqlErrorMessage,
  isUnreachable,
  loadErrorText,
} from '../../foundation/data/graphqlError.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { Deferred } from '../../parts/layout/Deferred.tsx'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import { PlaybackProvider, usePlayback } from './PlaybackProvider.tsx'
import type { TimelineMark } from './TimelineMarks.tsx'
import { reviewedVideoQuery } from './reviewedVideo.ts'
import { Workbench } from './Workbench.tsx'

/** Renders nothing for an observation without a recording, or why an AI result has none. Shares the playback of a PlaybackProvider around it. */
export function ReviewWorkbench({
  observation,
  onChooseLift,
  isCompact,
  marks,
}: ReviewWorkbenchProps) {
  const t = useT()
  const playback = usePlayback()
  const { data, error, refetch, isPending } = useQuery({
    ...reviewedVideoQuery(observation.id),
    enabled: canHaveRecording(observation),
  })
  if (!canHaveRecording(observation) || data === null) return null
  if (isPending && !observation.video?.file_location) return null
  if (data && data.url === null && data.frames.length === 0)
    return cameWithoutRecording(observation) ? <NoRecording /> : null
  if (!playback)
    return (
      <PlaybackProvider>
        <ReviewWorkbench {...{ observation, onChooseLift, isCompact, marks }} />
      </PlaybackProvider>
    )
  const content = (
    <>
      {isPending && <WorkbenchSkeleton />}
      {error && !(data && isUnreachable(error)) && (
        <Alert severity="error" action={<RetryButton onClick={() => void refetch()} />}>
          {loadErrorText(error, graphqlErrorMessage(error))}
        </Alert>
      )}
      {data && (
        <Deferred fallback={<WorkbenchSkeleton />}>
          <Workbench
            video={data}
            lift={selectedLift(observation)}
            judgements={observation.video?.judgement ?? NONE}
            lifts={observation.video?.lifts ?? NONE}
            principles={applicablePrinciples(observation.task)}
            playback={playback}
            refetch={() => void refetch()}
            isJudgedHere={observation.judged_by !== 'OTHER_PROGRAM'}
            onChooseLift={onChooseLift}
            isCompact={isCompact}
            marks={marks ?? NONE}
          />
        </Deferred>
      )}
    </>
  )
  if (isCompact) return content
  return (
    <Section
      title={t('videos.title')}
      {...(observation.judged_by === 'OTHER_PROGRAM'
        ? { subtitle: t('observationFilters.judgedElsewhere') }
        : {})}
    >
      {content}
    </Section>
  )
}

interface ReviewWorkbenchProps {
  observation: Observation
  /** Has another lift judged; absent: nobody may. */
  onChooseLift?: ((lift: LiftInterval) => void) | undefined
  /** The recording and its controls alone. */
  isCompact?: boolean | undefined
  /** Moments to mark on the timeline. */
  marks?: readonly TimelineMark[] | undefined
}

const WorkbenchSkeleton = () => <Skeleton variant="rounded" sx={{ maxWidth: 720, height: 539 }} />

function RetryButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <Button color="inherit" onClick={onClick}>
      {t('list.tryAgain')}
    </Button>
  )
}

function NoRecording() {
  const t = useT()
  return (
    <Section title={t('videos.title')}>
      <Typography>{t('videos.elsewhere')}</Typography>
    </Section>
  )
}

const NONE = [] as const

/** Returns whether another app gave the result, so that nothing was removed or analysed here. */
const cameWithoutRecording = ({ video }: Observation): boolean =>
  video?.processing_state === null && !video.model_hash && !video.recording_removed_at

/** A manual observation's video holds answers, not a recording. */
const canHaveRecording = ({ video, review_type }: Observation): boolean =>
  video !== null && (video.file_location !== null || review_type !== 'MANUAL_TASK')

/** Start and end of the selected lift; null: the whole recording. */
const selectedLift = ({ video }: Observation): readonly [start: number, end: number] | null =>
  typeof video?.lift_start_time === 'number' && typeof video.lift_end_time === 'number'
    ? [video.lift_start_time, video.lift_end_time]
    : null
