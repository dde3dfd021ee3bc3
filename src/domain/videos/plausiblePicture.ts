/** Checks whether the size of a picture fits the places of a person's parts in it. */
import { hasPerson, type Refusal } from './plausibleBody.ts'
import { COMPARED_PARTS, type PoseFrame } from './poseFrames.ts'

/** Pixels. */
interface Picture {
  width: number
  height: number
}

/** Returns why the size is refused; null: it fits. The frames must be plausible. */
export function findPictureMismatch(
  frames: readonly PoseFrame[],
  { width, height }: Picture,
): Refusal {
  const aspect = width / height
  if (aspect < NARROWEST || aspect > 1 / NARROWEST)
    return `A picture of ${width} × ${height} pixels is none of a recording.`
  if (shareOutside(frames, aspect) > OUTSIDE)
    return `The person is outside of a picture of ${width} × ${height} pixels.`
  const stretch = stretchOf(frames)
  return stretch > STRETCH || stretch < 1 / STRETCH
    ? 'The places in the picture must be in heights of the picture, across it too.'
    : null
}

/** Width of a picture for one of height 1. */
const NARROWEST = 1 / 4
/** Heights of the picture by which a visible part may be outside of it. */
const EDGE = 0.1
/** Share of the visible parts that may be farther outside. */
const OUTSIDE = 0.5
const VISIBLE = 0.5
/** A model errs less in breadth for its height, over a whole recording. */
const STRETCH = 1.3

function shareOutside(frames: readonly PoseFrame[], aspect: number): number {
  const seen = frames.flatMap(({ keypoints2d, keypoints3d }) =>
    keypoints2d.filter((_, part) => (keypoints3d[part]?.[3] ?? 0) > VISIBLE),
  )
  const outside = seen.filter(
    ([x, y]) => x < -EDGE || x > aspect + EDGE || y < -EDGE || y > 1 + EDGE,
  )
  return outside.length / Math.max(1, seen.length)
}

/** Returns how much broader the person is in the picture than its 3D keypoints are, for the same height. */
function stretchOf(frames: readonly PoseFrame[]): number {
  const [across, down] = ([0, 1] as const).map((axis) => {
    let [inPicture, inSpace] = [0, 0]
    for (const { keypoints2d, keypoints3d } of frames.filter(hasPerson)) {
      inPicture += varianceOf(COMPARED_PARTS.map((part) => keypoints2d[part]?.[axis] ?? 0))
      inSpace += varianceOf(COMPARED_PARTS.map((part) => keypoints3d[part]?.[axis] ?? 0))
    }
    return Math.sqrt(inPicture / Math.max(inSpace, Number.EPSILON))
  })
  return (across ?? 1) / Math.max(down ?? 1, Number.EPSILON)
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}
