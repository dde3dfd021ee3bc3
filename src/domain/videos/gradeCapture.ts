/** Grades a recording for the analysis by what its keypoints show. */
import { type BodyMeasures, mean } from './bodyMeasures.ts'
import type { LiftInterval } from './judgement.ts'
import { isSideways, isTrackLost } from './measuredLift.ts'
import type { PoseFrame } from './poseFrames.ts'
import type { Thresholds } from './thresholds.ts'
import { CAPTURE_PROBLEMS, type CaptureProblem, type CaptureQuality } from './captureQuality.ts'

export interface Capture {
  frames: readonly PoseFrame[]
  measures: readonly BodyMeasures[]
  /** Height of the shoulders in the picture while the person is upright. */
  standing: number
  lift: LiftInterval | null
  /** Length of the recording in seconds. */
  duration: number
  /** As the browser measured it in the background, in heights of the picture; null: not known. */
  cameraMotion: number | null
  thresholds: Thresholds
}

/** A serious problem, or several others, make a recording poor. */
export function gradeCapture(capture: Capture): CaptureQuality {
  const problems = CAPTURE_PROBLEMS.filter((problem) => HAS_PROBLEM[problem](capture))
  const isPoor = problems.length > 2 || problems.some((problem) => SERIOUS.has(problem))
  return { grade: isPoor ? 'POOR' : problems.length > 0 ? 'FAIR' : 'GOOD', problems }
}

const SERIOUS: ReadonlySet<CaptureProblem> = new Set([
  'PERSON_MISSING',
  'SEVERAL_PEOPLE',
  'LEGS_HIDDEN',
  'TRACK_LOST',
])

const HAS_PROBLEM: Record<CaptureProblem, (capture: Capture) => boolean> = {
  PERSON_MISSING: ({ frames, measures, thresholds }) =>
    measures.length === 0 || measures.length < thresholds.personFound.value * frames.length,
  SEVERAL_PEOPLE: ({ frames, thresholds }) =>
    shareOf(frames, ({ people }) => people > 1) > thresholds.severalPeople.value,
  LEGS_HIDDEN: ({ measures, thresholds }) =>
    shareOf(
      measures,
      ({ legVisibility: { left, right } }) =>
        Math.max(left, right) < thresholds.legVisibility.value,
    ) > MANY,
  TOO_FRONTAL: (capture) =>
    shareOf(
      duringLift(capture),
      ({ bodyAngle }) => !isSideways(bodyAngle, capture.thresholds.sideView.value),
    ) > HALF,
  CAMERA_MOVING: ({ measures, standing, cameraMotion, thresholds }) =>
    cameraMotion === null
      ? shareOf(measures.slice(1), (measure, index) =>
          hasBodyMovedAlike(measures[index] ?? measure, measure, standing),
        ) > thresholds.cameraMoving.value
      : cameraMotion > thresholds.backgroundMotion.value,
  TOO_SMALL: ({ measures, standing, thresholds }) =>
    measures.length > 0 && standing < thresholds.personHeight.value,
  HEAD_CUT: ({ measures }) => shareOf(measures, ({ head: [x, y] }) => x < 0 || y < 0) > MANY,
  TRACK_LOST: (capture) => {
    const tracked = duringLift(capture)
    return capture.lift !== null && isTrackLost(tracked, { ...capture, lift: capture.lift })
  },
  TOO_FEW_FRAMES: ({ frames, duration, thresholds }) =>
    frames.length < thresholds.frameRate.value * Math.max(duration, 1),
}

const MANY = 0.3
const HALF = 0.5

/** All measures without a lift. */
const duringLift = ({ measures, lift }: Capture): readonly BodyMeasures[] =>
  lift ? measures.filter(({ at }) => at >= lift.start && at <= lift.end) : measures

/** 0 without items. */
const shareOf = <Item>(
  items: readonly Item[],
  test: (item: Item, index: number) => boolean,
): number => (items.length === 0 ? 0 : items.filter(test).length / items.length)

/** Shares of the height of the shoulders, from one frame to the next. */
const FOOT_STEP = 0.012
const FOOT_DIFFERENCE = 0.5

/**
 * True if feet and hips have moved in the picture by about the same: with the camera. Feet alone jump where they are
 * guessed.
 */
function hasBodyMovedAlike(from: BodyMeasures, to: BodyMeasures, standing: number): boolean {
  const hips = { x: to.hips[0] - from.hips[0], y: to.hips[1] - from.hips[1] }
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const moved = to.feet[side].map(({ x, y }, point) => ({
      x: x - (from.feet[side][point]?.x ?? x),
      y: y - (from.feet[side][point]?.y ?? y),
    }))
    return { x: mean(moved.map(({ x }) => x)), y: mean(moved.map(({ y }) => y)) }
  })
  if (!left || !right) return false
  const farther = Math.max(Math.hypot(left.x, left.y), Math.hypot(right.x, right.y))
  const difference = Math.max(
    Math.hypot(left.x - right.x, left.y - right.y),
    Math.hypot(left.x - hips.x, left.y - hips.y),
  )
  return farther > FOOT_STEP * standing && difference < FOOT_DIFFERENCE * farther
}
