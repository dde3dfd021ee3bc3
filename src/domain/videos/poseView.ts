/** Projects 3D keypoints to a drawing: as filmed, from the person's side, or from above. */

/** Metres: x to the right of the picture, y up, with the lowest foot on the floor (from above: y is depth). */
export function projectPose(points: readonly BodyPoint[], view: PoseView): ProjectedPoint[] {
  const floor = Math.min(...FEET.map((foot) => points[foot]?.[1] ?? 0))
  const turn = view === 'filmed' ? 0 : turnToSide(points)
  return points.map(([x, y, z, visibility = 1]) => {
    const across = x * Math.cos(turn) + z * Math.sin(turn)
    const depth = z * Math.cos(turn) - x * Math.sin(turn)
    return {
      x: across,
      y: view === 'above' ? -depth : y - floor,
      isVisible: visibility >= MIN_VISIBILITY,
    }
  })
}

/** Returns the smallest box around all poses, so that a drawing keeps its scale during playback. */
export function poseBounds(poses: readonly (readonly ProjectedPoint[])[]): Bounds {
  const bounds = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const pose of poses)
    for (const { x, y } of pose) {
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.bottom = Math.min(bounds.bottom, y)
      bounds.top = Math.max(bounds.top, y)
    }
  return bounds
}

export const POSE_VIEWS = ['side', 'above', 'filmed'] as const

export type PoseView = (typeof POSE_VIEWS)[number]

/** Metres from the middle of the hips; y up. */
export type BodyPoint = readonly [x: number, y: number, z: number, visibility?: number]

export interface ProjectedPoint {
  x: number
  y: number
  isVisible: boolean
}

export interface Bounds {
  left: number
  right: number
  bottom: number
  top: number
}

/** Bones by body part, as pairs of BlazePose keypoint numbers. */
export const BONES = [
  ['back', 11, 23],
  ['back', 12, 24],
  ['shoulders', 11, 12],
  ['hips', 23, 24],
  ['arms', 11, 13],
  ['arms', 13, 15],
  ['arms', 12, 14],
  ['arms', 14, 16],
  ['legs', 23, 25],
  ['legs', 25, 27],
  ['legs', 24, 26],
  ['legs', 26, 28],
  ['feet', 27, 31],
  ['feet', 28, 32],
  ['feet', 27, 29],
  ['feet', 28, 30],
] as const

export const NOSE = 0
export const LEFT_SHOULDER = 11
export const RIGHT_SHOULDER = 12

const FEET = [27, 28, 29, 30, 31, 32]
const LEFT_HIP = 23
const RIGHT_HIP = 24
const MIN_VISIBILITY = 0.3

/** Returns the rotation about the vertical axis that aligns the hips with the depth axis. */
function turnToSide(points: readonly BodyPoint[]): number {
  const [left, right] = [points[LEFT_HIP], points[RIGHT_HIP]]
  if (!left || !right) return 0
  const [across, depth] = [right[0] - left[0], right[2] - left[2]]
  return Math.atan2(-across, depth)
}
