/** Quality of a recording for the analysis: poor ones are left out of the accuracy report. */

export interface CaptureQuality {
  grade: CaptureGrade
  /** In the order of CAPTURE_PROBLEMS. */
  problems: CaptureProblem[]
}

export const CAPTURE_GRADES = ['GOOD', 'FAIR', 'POOR'] as const
export type CaptureGrade = (typeof CAPTURE_GRADES)[number]

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
