/** Whether a body stands well to the camera: right from 15 to 165 degrees, both included (spec 9). */
import type { Answer } from '../observations/answers.ts'

/** null: the angle is not known. */
export const isBodyAngleRight = (degrees: number | null): Answer =>
  degrees === null ? null : degrees >= MIN_DEGREES && degrees <= MAX_DEGREES

/** To a tenth, so that 14.7 does not read as the 15 that would be right. */
export const formatAngle = (degrees: number): string => `${Number(degrees.toFixed(1))}°`

const MIN_DEGREES = 15
const MAX_DEGREES = 165
