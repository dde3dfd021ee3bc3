/** Everything about an observation besides its result: people and place, notes, recording, holds and history. */
import { Typography } from '@mui/material'
import { mayCall } from '#domain/access.ts'
import { isParticipant } from '#domain/contests/contestRules.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ObservationAnalysis } from '../../analysis/ObservationAnalysis.tsx'
import { ClipSection } from '../../calibration/ClipSection.tsx'
import { LegalHolds } from '../../dataProtection/LegalHolds.tsx'
import { GbsVideoPlayer } from '../../gbsVideos/GbsVideoPlayer.tsx'
import { GuidanceVideo } from '../form/GuidanceVideo.tsx'
import { hasAiResult, isClosed, type ObservationRecord } from '../observationRecord.ts'
import { LiftCorrections } from '../review/LiftCorrections.tsx'
import { ObservationHistory } from './ObservationHistory.tsx'
import { DeviceAndRecording, PeopleAndPlace } from './ObservationProperties.tsx'
import { RecordingViews } from './RecordingViews.tsx'

/** `canCorrect`: whether this user may correct the observation. */
export function ObservationFacts({ observation, canCorrect }: ObservationFactsProps) {
  const t = useT()
  const { ai_enabled: hasAi } = useCurrentClient()
  const me = useMe()
  const isEditor = mayCall(me.type, 'updateObservation')
  const isRemoved = Boolean(observation.video?.recording_removed_at)
  const isAiResult = hasAiResult(observation)
  const canAnalyse =
    hasAi &&
    isAiResult &&
    !isClosed(observation) &&
    !isRemoved &&
    (isEditor || observation.user_id === me.id)
  const hasRecording = Boolean(observation.video?.video_url ?? observation.video?.raw_video_url)
  const seesViews = isEditor || observation.observee_id === me.id
  return (
    <>
      {canAnalyse && <ObservationAnalysis observation={observation} />}
      {canCorrect && isAiResult && !isRemoved && <LiftCorrections observation={observation} />}
      <UploadedRecording url={observation.video?.raw_video_url} />
      {hasRecording && canCorrect && mayCall(me.type, 'createCalibrationClip') && (
        <ClipSection observation={observation} />
      )}
      {hasRecording && seesViews && <RecordingViews observationId={observation.id} />}
      <PeopleAndPlace observation={observation} />
      <Section title={t('observations.detail.notes')}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {observation.notes || t('messages.notApplicable')}
        </Typography>
      </Section>
      {observation.task.gbs_video_id && (
        <Section title={t('observations.guidanceVideo')}>
          <GuidanceVideo taskId={observation.task.id} />
        </Section>
      )}
      <DeviceAndRecording observation={observation} />
      {isEditor && !observation.pseudonymised_at && (
        <LegalHolds
          subject="OBSERVATION"
          subjectId={observation.id}
          mayPlace={!isParticipant(me.id, observation)}
        />
      )}
      {isEditor && <ObservationHistory observation={observation} />}
    </>
  )
}

interface ObservationFactsProps {
  observation: ObservationRecord
  canCorrect: boolean
}

/** The recording itself, where the client allowed its upload and the observer wanted it. */
function UploadedRecording({ url }: { url: string | null | undefined }) {
  const title = useT()('analysis.observation.recording')
  if (!url) return null
  return (
    <Section title={title}>
      <GbsVideoPlayer url={url} label={title} />
    </Section>
  )
}
