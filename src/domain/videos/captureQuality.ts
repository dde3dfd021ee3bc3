/** Quality of a recording for the analysis: poor ones are left out of the accuracy report. */

export interface CaptureQuality {
  grade: CaptureGrade
  /** In the order of CAPTURE_PROBLEMS. */
  problems: CaptureProblem[]
}

export const CAPTURE_GRADES = ['GOOD', 'FAIR', 'POOR'] as const
export type CaptureGrade = (typeof CAPTURE_GRADES)[number]

/** Filter values; UNKNOWN: nothing was analysed in Liftwise. */
export const CAPTURE_QUALITY_FILTERS = [...CAPTURE_GRADES, 'UNKNOWN'] as const
export type CaptureQualityFilter = (typeof CAPTURE_QUALITY_FILTERS)[number]

/** Qualities that the accuracy report counts unless asked for others. */
export const RELIABLE_CAPTURES = ['GOOD', 'FAIR', 'UNKNOWN'] as const

export const CAPTURE_PROBLEMS = [
  'PERSON_MISSING',
  'SEVERAL_PEOPLE',
  'LEGS_HIDDEN',
  'TOO_FRONTAL',
  'CAMERA_MOVING',
  'TOO_SMALL',
  'HEAD_CUT',
  'TRACK_LOST',
  'TOO_FEW_FRAMES',
] as const
export type CaptureProblem = (typeof CAPTURE_PROBLEMS)[number]
