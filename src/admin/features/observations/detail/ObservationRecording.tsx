/** The workbench of an observation's recording, with the moments of its comments. */
import { useCommentMarks } from '../../comments/commentsQuery.ts'
import { ReviewWorkbench } from '../../videos/ReviewWorkbench.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useChosenLift } from '../review/liftTimes.ts'

/** `canCorrect`: whether this user may correct the observation. */
export function ObservationRecording({ observation, canCorrect }: ObservationRecordingProps) {
  const marks = useCommentMarks(observation.id)
  const chooseLift = useChosenLift(observation, canCorrect)
  return <ReviewWorkbench observation={observation} onChooseLift={chooseLift} marks={marks} />
}

interface ObservationRecordingProps {
  observation: ObservationRecord
  canCorrect: boolean
}
