/** An analysis as the server stores it: keypoints checked and judged here, whatever the sender says of them. */
import type { VideoAnalysisInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { JudgedAs } from '#domain/observations/principles.ts'
import { toPoseFrame } from '#domain/videos/analysisInput.ts'
import { judgeLift } from '#domain/videos/judgeLift.ts'
import type { JudgedLift, Judgement, LiftInterval } from '#domain/videos/judgement.ts'
import { findImplausibility } from '#domain/videos/plausibility.ts'
import { findPictureMismatch } from '#domain/videos/plausiblePicture.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { withoutVerdicts } from '#domain/videos/skeletonMisfit.ts'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { CURRENT_THRESHOLDS, CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { Schema } from '../../platform/db/tables.ts'
import type { StoredFrame } from './videoQueries.ts'
import { averageBodyAngle, liftTimeColumns, recordingSchema } from './videoSchemas.ts'

export interface ParsedAnalysis {
  frames: PoseFrame[]
  /** Times set by a person; null: as found. */
  lift: LiftInterval | null
  /** The sender said that the skeleton does not fit. */
  isMisfit: boolean
  columns: {
    model_hash: string
    picture_width: number
    picture_height: number
    recording_duration: number
    camera_motion: number | null
  }
}

/** Throws BAD_INPUT for an unknown model and for keypoints that no analysis finds. */
export function parseAnalysis(input: VideoAnalysisInput): ParsedAnalysis {
  const { modelHash, pictureWidth, pictureHeight, duration, cameraMotion = null } = input
  if (!KNOWN_POSE_MODELS.includes(modelHash)) throw badInput('modelHash', message('modelUnknown'))
  for (const [field, pixels] of Object.entries({ pictureWidth, pictureHeight }))
    if (pixels < 1 || pixels > MAX_PIXELS) throw badInput(field, message('pictureSizeInvalid'))
  if (cameraMotion !== null && !(cameraMotion >= 0))
    throw badInput('cameraMotion', message('cameraMotionInvalid'))
  const frames = input.keypoints.map((keypoint, index) => {
    const frame = toPoseFrame(keypoint)
    if (!frame)
      throw badInput('keypoints', `Frame ${index + 1}: its keypoints must be lists of numbers.`)
    return frame
  })
  const refusal = findImplausibility(frames, duration)
  if (refusal) throw badInput('keypoints', refusal)
  const mismatch = findPictureMismatch(frames, { width: pictureWidth, height: pictureHeight })
  if (mismatch) throw badInput('pictureWidth', mismatch)
  const { liftTimes } = parseInput(recordingSchema(duration), {
    liftStartTime: input.liftStartTime,
    liftEndTime: input.liftEndTime,
  })
  return {
    frames,
    lift: liftTimes && { start: liftTimes.startTime, end: liftTimes.endTime },
    isMisfit: input.skeletonMisfit ?? false,
    columns: {
      model_hash: modelHash,
      picture_width: pictureWidth,
      picture_height: pictureHeight,
      recording_duration: duration,
      camera_motion: cameraMotion,
    },
  }
}

const MAX_PIXELS = 20_000

/** Absent, it is judged as a lift. */
interface JudgedRecording extends Partial<JudgedAs> {
  /** In seconds. */
  duration: number
  /** Heights of the picture; absent or null: not known. */
  cameraMotion?: number | null
  /** A person said that the skeleton does not fit. */
  isMisfit?: boolean
}

export function judgeWithCurrentThresholds(
  frames: readonly PoseFrame[],
  lift: LiftInterval | null,
  { isMisfit = false, ...recording }: JudgedRecording,
): Judgement {
  const judgement = judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, lift, ...recording })
  return isMisfit ? withoutVerdicts(judgement) : judgement
}

/** Returns the columns of a person's word on whether the skeleton fits. */
export const skeletonColumns = (
  isMisfit: boolean,
  { userId, now }: { userId: string; now: Date },
) => ({
  skeleton_misfit_at: isMisfit ? now : null,
  skeleton_misfit_by: isMisfit ? userId : null,
})

export const judgeAnalysis = (
  { frames, lift, isMisfit, columns }: ParsedAnalysis,
  as: JudgedAs,
): Judgement =>
  judgeWithCurrentThresholds(frames, lift, {
    duration: columns.recording_duration,
    cameraMotion: columns.camera_motion,
    ...as,
    isMisfit,
  })

/** Returns the lift as a person has set it; null: it is where the analysis found it, and is found anew. */
export function movedLift({
  lift_start_time: start,
  lift_end_time: end,
  ...video
}: Pick<
  Schema['videos'],
  'lift_start_time' | 'lift_end_time' | 'proposed_lift_start_time' | 'proposed_lift_end_time'
>): LiftInterval | null {
  const isProposed =
    start === video.proposed_lift_start_time && end === video.proposed_lift_end_time
  return isProposed || start === null || end === null ? null : { start, end }
}

/** Returns the columns of a judged video that follow from its keypoints. */
export function judgementColumns({
  lift,
  proposedLift,
  lifts,
  principles,
  frames,
  quality,
}: Judgement) {
  const isOfLift = ({ timestamp }: { timestamp: number }) =>
    lift !== null && timestamp >= lift.start && timestamp <= lift.end
  return {
    is_inside_base: principles.INSIDE_BASE.verdict,
    is_big_engines: principles.BIG_ENGINES.verdict,
    is_turn_not_twist: principles.TURN_NOT_TWIST.verdict,
    is_dip_n_drive: principles.DIP_N_DRIVE.verdict,
    thresholds_version: CURRENT_THRESHOLDS_VERSION,
    capture_quality: quality.grade,
    capture_problems: quality.problems,
    proposed_lift_start_time: milliseconds(proposedLift?.start),
    proposed_lift_end_time: milliseconds(proposedLift?.end),
    average_body_angle: averageBodyAngle(frames.filter(isOfLift)),
    judgement: JSON.stringify({ ...principles, lifts: lifts.map(toStoredLift) }),
    ...(lift
      ? liftTimeColumns({
          startTime: milliseconds(lift.start) ?? 0,
          endTime: milliseconds(lift.end) ?? 0,
        })
      : { lift_start_time: null, lift_end_time: null, selected_lift_length: null }),
  }
}

/** Verdicts of the observation's lift, and all lifts, the worst first; absent in results of earlier releases. */
export type StoredJudgement = Judgement['principles'] & { lifts?: JudgedLift[] }

const toStoredLift = ({ interval: { start, end }, principles }: JudgedLift): JudgedLift => ({
  interval: { start: milliseconds(start) ?? 0, end: milliseconds(end) ?? 0 },
  principles,
})

const milliseconds = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.round(seconds * 1_000) / 1_000

export const toStoredFrames = (
  frames: readonly PoseFrame[],
  judged: Judgement['frames'],
): StoredFrame[] =>
  frames.flatMap(({ keypoints3d, keypoints2d, people }, index) => {
    const verdicts = judged[index]
    return verdicts ? [{ ...verdicts, keypoints3d, keypoints2d, people }] : []
  })
