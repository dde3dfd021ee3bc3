/** Folded sections that are seldom needed: corrections of the recording, its device, holds and history. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useStore } from 'react-admin'
import { mayCall } from '#domain/access.ts'
import { isParticipant } from '#domain/contests/contestRules.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { usePrinting } from '../../../foundation/state/usePrinting.ts'
import { NOT_PRINTED_CLASS } from '../../../foundation/theme/baseStyles.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ObservationAnalysis } from '../../analysis/ObservationAnalysis.tsx'
import { ClipSection } from '../../calibration/ClipSection.tsx'
import { LegalHolds } from '../../dataProtection/LegalHolds.tsx'
import { GbsVideoPlayer } from '../../gbsVideos/GbsVideoPlayer.tsx'
import { GuidanceVideo } from '../GuidanceVideo.tsx'
import { hasAiResult, isJudgedHere, type ObservationRecord } from '../observationRecord.ts'
import { LiftCorrections } from '../review/LiftCorrections.tsx'
import { ObservationHistory } from './ObservationHistory.tsx'
import { DeviceAndRecording } from './ObservationProperties.tsx'
import { RecordingViews } from './RecordingViews.tsx'

/** `canCorrect`, `canAnalyse`: whether this user may correct the observation, and have a video of it analysed. */
export function ObservationFacts(props: ObservationFactsProps) {
  const t = useT()
  const [isOpen, setOpen] = useStore('open.observation.more', false)
  const isPrinting = usePrinting()
  return (
    <Stack spacing={2}>
      <Box className={NOT_PRINTED_CLASS}>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          endIcon={<ExpandMore sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('observations.detail.more')}
        </Button>
        {!isOpen && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t('observations.detail.moreHint')}
          </Typography>
        )}
      </Box>
      {(isOpen || isPrinting) && <Facts {...props} />}
    </Stack>
  )
}

function Facts({ observation, canCorrect, canAnalyse }: ObservationFactsProps) {
  const t = useT()
  const me = useMe()
  const isEditor = mayCall(me.type, 'updateObservation')
  const isRemoved = Boolean(observation.video?.recording_removed_at)
  const isAiResult = hasAiResult(observation)
  const hasRecording = Boolean(observation.video?.video_url ?? observation.video?.raw_video_url)
  const seesViews = isEditor || observation.observee_id === me.id
  return (
    <>
      {canAnalyse && isJudgedHere(observation) && <ObservationAnalysis observation={observation} />}
      {canCorrect && isAiResult && !isRemoved && <LiftCorrections observation={observation} />}
      <UploadedRecording url={observation.video?.raw_video_url} />
      {hasRecording && canCorrect && mayCall(me.type, 'createCalibrationClip') && (
        <ClipSection observation={observation} />
      )}
      {hasRecording && seesViews && <RecordingViews observationId={observation.id} />}
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
  canAnalyse: boolean
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
