/** Reason why an analysis of a recording has no result, in words for the person who started it. */
export const ANALYSIS_ERRORS = [
  'EMPTY',
  'NO_PICTURE',
  'IS_PICTURE',
  'NOT_VIDEO',
  'CUT_OFF',
  'DAMAGED',
  'NO_PERSON',
  'SEVERAL_PEOPLE',
  'SIDEWAYS',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_FEW_FRAMES',
  'NOT_DECODABLE',
  'HEVC',
  'NO_WEBCODECS',
  'NO_WEBGL',
  'MODEL_NOT_LOADED',
  'CANCELLED',
  'INTERRUPTED',
] as const
export type AnalysisError = (typeof ANALYSIS_ERRORS)[number]

/** Minutes after which an analysis that has not ended counts as interrupted. */
export const ANALYSIS_TIMEOUT_MINUTES = 15
