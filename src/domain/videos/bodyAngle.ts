/** Whether a body stands well to the camera: right from 15 to 165 degrees, both included (spec 9). */
import type { Answer } from '../observations/answers.ts'

/** null: the angle is not known. */
export const isBodyAngleRight = (degrees: number | null): Answer =>
  degrees === null ? null : degrees >= LEAST && degrees <= MOST

const LEAST = 15
const MOST = 165
