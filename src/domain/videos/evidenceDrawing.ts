/** Lines in a picture that show where a principle was measured, so that a reader can check its figures. */
import type { Principle } from '../observations/principles.ts'
import { type Keypoint2d, PART } from './poseFrames.ts'
import { BONES } from './poseView.ts'

/** A person in a picture; places are in heights of the picture. */
export interface PoseInPicture {
  points: readonly Keypoint2d[]
  /** Visibility of each part, 0 to 1. */
  visibility: readonly number[]
}

export interface DrawnLine {
  from: Keypoint2d
  to: Keypoint2d
}

export interface EvidenceDrawing {
  bones: DrawnLine[]
  /** Between these lines it was measured. */
  measured: DrawnLine[]
  /** Lines to which they were measured: the vertical, the feet, the hips. */
  references: DrawnLine[]
}

export function drawEvidence(principle: Principle, pose: PoseInPicture): EvidenceDrawing {
  const bones = BONES.filter(([, from, to]) => isVisible(pose, from) && isVisible(pose, to))
  const neck = middle(pose, PART.leftShoulder, PART.rightShoulder)
  const head = isVisible(pose, PART.nose) ? [{ from: neck, to: at(pose, PART.nose) }] : []
  return {
    bones: [...bones.map(([, from, to]) => ({ from: at(pose, from), to: at(pose, to) })), ...head],
    ...DRAWINGS[principle](pose),
  }
}

type Measured = Omit<EvidenceDrawing, 'bones'>

function bending(pose: PoseInPicture): Measured {
  const { leftKnee, leftAnkle, rightKnee, rightAnkle, leftHip, rightHip } = PART
  const legs = [
    [leftHip, leftKnee, leftAnkle],
    [rightHip, rightKnee, rightAnkle],
  ] as const
  const seen = ([, knee, ankle]: (typeof legs)[number]) =>
    (pose.visibility[knee] ?? 0) + (pose.visibility[ankle] ?? 0)
  const [hip, knee, ankle] = seen(legs[0]) >= seen(legs[1]) ? legs[0] : legs[1]
  const hips = middle(pose, leftHip, rightHip)
  const shoulders = middle(pose, PART.leftShoulder, PART.rightShoulder)
  const trunk = Math.hypot(shoulders[0] - hips[0], shoulders[1] - hips[1])
  return {
    measured: [
      { from: at(pose, hip), to: at(pose, knee) },
      { from: at(pose, knee), to: at(pose, ankle) },
      { from: hips, to: shoulders },
    ],
    references: [{ from: hips, to: [hips[0], hips[1] - trunk] }],
  }
}

function reaching(pose: PoseInPicture): Measured {
  const feet = middle(pose, PART.leftAnkle, PART.rightAnkle)
  const hands = middle(pose, PART.leftWrist, PART.rightWrist)
  const below: Keypoint2d = [hands[0], feet[1]]
  return {
    measured: [{ from: feet, to: below }],
    references: [{ from: hands, to: below }],
  }
}

const turning = (pose: PoseInPicture): Measured => ({
  measured: [{ from: at(pose, PART.leftShoulder), to: at(pose, PART.rightShoulder) }],
  references: [{ from: at(pose, PART.leftHip), to: at(pose, PART.rightHip) }],
})

const DRAWINGS: Record<Principle, (pose: PoseInPicture) => Measured> = {
  BIG_ENGINES: bending,
  INSIDE_BASE: reaching,
  TURN_NOT_TWIST: turning,
  DIP_N_DRIVE: bending,
}

/** A part of a picture, in heights of the picture. */
export interface PictureBox {
  x: number
  y: number
  width: number
  height: number
}

/** Returns the part around the person that has a given form. `ratio`: width over height. */
export function boxAround(pose: PoseInPicture, ratio: number): PictureBox {
  const seen = pose.points.filter((_, part) => isVisible(pose, part))
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  if (seen.length === 0) return { x: 0, y: 0, width: ratio, height: 1 }
  const height = Math.max(bottom - top, (right - left) / ratio) * (1 + 2 * MARGIN)
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: middleX - (height * ratio) / 2,
    y: middleY - height / 2,
    width: height * ratio,
    height,
  }
}

/** Share of the size of the person, whose back and head go beyond the skeleton. */
const MARGIN = 0.22

const at = ({ points }: PoseInPicture, part: number): Keypoint2d => points[part] ?? [0, 0]

const middle = (pose: PoseInPicture, one: number, other: number): Keypoint2d => {
  const [a, b] = [at(pose, one), at(pose, other)]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** Hidden parts are guesses. */
const isVisible = ({ visibility }: PoseInPicture, part: number): boolean =>
  (visibility[part] ?? 0) >= MIN_VISIBILITY

const MIN_VISIBILITY = 0.3
