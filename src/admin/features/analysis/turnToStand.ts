/** Finds out how a recording is turned whose file does not say it: the person lies in it. */
import type { Rotation } from 'mediabunny'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { LEFT_SHOULDER, RIGHT_SHOULDER } from '#domain/videos/poseView.ts'

/** Returns the degrees clockwise by which the picture is turned until the person stands; 0: they stand, or nobody can tell. */
export function turnToStand(frames: readonly PoseFrame[]): Rotation {
  const turns = frames.flatMap(({ keypoints2d }) => turnOf(keypoints2d) ?? [])
  const turned = TURNS.find(
    (turn) => turns.filter((one) => one === turn).length >= MIN_SHARE * turns.length,
  )
  return turns.length > 0 ? (turned ?? 0) : 0
}

const [LEFT_ANKLE, RIGHT_ANKLE] = [27, 28]
const TURNS = [90, 180, 270] as const
/** Share of the frames: a person who bends far or stumbles lies in a few. */
const MIN_SHARE = 0.8

/** From the ankles to the shoulders, by quarters: who bends down is still nearer to upright. */
function turnOf(points: PoseFrame['keypoints2d']): Rotation | null {
  const middle = (a: number, b: number) => {
    const [one, other] = [points[a], points[b]]
    return one && other ? ([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const) : null
  }
  const head = middle(LEFT_SHOULDER, RIGHT_SHOULDER)
  const feet = middle(LEFT_ANKLE, RIGHT_ANKLE)
  if (!head || !feet) return null
  const [right, down] = [head[0] - feet[0], head[1] - feet[1]]
  if (Math.abs(down) >= Math.abs(right)) return down < 0 ? 0 : 180
  return right < 0 ? 90 : 270
}
