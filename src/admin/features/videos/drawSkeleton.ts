/** Draws a pose on a canvas: each body part in the colour of its principle. */
import type { Palette } from '@mui/material/styles'
import type { TimelineLane, LiftFrame } from '#domain/videos/liftFrames.ts'
import {
  BONES,
  LEFT_SHOULDER,
  NOSE,
  RIGHT_SHOULDER,
  type Bounds,
  type ProjectedPoint,
} from '#domain/videos/poseView.ts'
import { verdictColour } from '#domain/videos/scoreColour.ts'

export function drawSkeleton(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { points, bounds, palette } = drawing
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  const scale = Math.min(
    (width * (1 - 2 * MARGIN)) / Math.max(MIN_SIZE, bounds.right - bounds.left),
    (height * (1 - 2 * MARGIN)) / Math.max(MIN_SIZE, bounds.top - bounds.bottom),
  )
  const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2]
  const at = ({ x, y }: ProjectedPoint): [number, number] => [
    width / 2 + (x - middleX) * scale,
    height / 2 - (y - middleY) * scale,
  ]
  context.lineCap = 'round'
  context.lineWidth = THICKNESS * scale
  for (const [part, from, to] of BONES) {
    const [a, b] = [points[from], points[to]]
    if (!a?.isVisible || !b?.isVisible) continue
    context.strokeStyle = partColour(part, drawing)
    context.beginPath()
    context.moveTo(...at(a))
    context.lineTo(...at(b))
    context.stroke()
  }
  const head = points[NOSE]
  if (!head?.isVisible) return
  const [left, right] = [points[LEFT_SHOULDER], points[RIGHT_SHOULDER]]
  context.fillStyle = palette.text.primary
  context.strokeStyle = palette.text.primary
  context.beginPath()
  if (left && right) {
    context.moveTo(...at({ ...left, x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }))
    context.lineTo(...at(head))
    context.stroke()
  }
  context.beginPath()
  context.arc(...at(head), HEAD * scale, 0, Math.PI * 2)
  context.fill()
}

export interface Drawing {
  points: readonly ProjectedPoint[]
  /** Bounds of all poses of the recording. */
  bounds: Bounds
  /** The frame's verdicts; null: none. */
  lanes: LiftFrame['lanes'] | null
  hasBreakdown: boolean
  palette: Palette
}

type Part = (typeof BONES)[number][0]

/** The principle that a body part decides. */
const LANE_OF_PART: Partial<Record<Part, TimelineLane>> = {
  back: 'BIG_ENGINES',
  legs: 'BIG_ENGINES',
  arms: 'INSIDE_BASE',
  shoulders: 'TURN_NOT_TWIST',
}

/** Parts without a verdict in this frame are drawn in the text colour. */
function partColour(part: Part, { lanes, hasBreakdown, palette }: Drawing): string {
  const lane = hasBreakdown ? LANE_OF_PART[part] : 'OVERALL'
  const judgement = lane && lanes?.[lane]
  return judgement && judgement.verdict !== null
    ? verdictColour(judgement.verdict, judgement.score, palette.mode)
    : palette.text.primary
}

/** Share of the canvas; metres. */
const MARGIN = 0.12
const THICKNESS = 0.045
const HEAD = 0.11
const MIN_SIZE = 0.5
