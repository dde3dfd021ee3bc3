/** Draws a person as lines: the bones between the body's parts, and a ring for the head. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { BONES, LEFT_SHOULDER, NOSE, RIGHT_SHOULDER } from '#domain/videos/poseView.ts'

export interface PersonLines {
  /** Pixels of the drawing. */
  height: number
  colour: string
}

export function drawPerson(
  context: OffscreenCanvasRenderingContext2D,
  { keypoints2d, keypoints3d }: PoseFrame,
  { height, colour }: PersonLines,
): void {
  const at = (part: number): [number, number] | null => {
    const [point, visibility = 0] = [keypoints2d[part], keypoints3d[part]?.[3]]
    return point && visibility >= MIN_VISIBILITY ? [point[0] * height, point[1] * height] : null
  }
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineWidth = Math.max(2, height * THICKNESS)
  context.beginPath()
  for (const [, from, to] of BONES) {
    const [a, b] = [at(from), at(to)]
    if (!a || !b) continue
    context.moveTo(...a)
    context.lineTo(...b)
  }
  const [nose, left, right] = [at(NOSE), at(LEFT_SHOULDER), at(RIGHT_SHOULDER)]
  if (nose && left && right) {
    const neck = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const
    const radius = Math.hypot(nose[0] - neck[0], nose[1] - neck[1]) * HEAD
    context.moveTo(nose[0] + radius, nose[1])
    context.arc(...nose, radius, 0, Math.PI * 2)
  }
  context.stroke()
}

/** Hidden parts are guesses. */
const MIN_VISIBILITY = 0.3
/** Share of the picture's height. */
const THICKNESS = 0.012
/** Share of the distance from the neck to the nose. */
const HEAD = 0.6
