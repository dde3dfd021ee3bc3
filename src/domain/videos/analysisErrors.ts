/** Why an analysis of a recording has no result, in words for the person who started it. */
export const ANALYSIS_ERRORS = [
  'EMPTY',
  'NO_PICTURE',
  'IS_PICTURE',
  'NOT_VIDEO',
  'CUT_OFF',
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

export const ANALYSIS_ERROR_MESSAGES: Record<AnalysisError, string> = {
  EMPTY: 'This video is empty: it has no pictures. Record it again, or choose another file.',
  NO_PICTURE: 'This file has sound but no picture. Choose a video of the lift.',
  IS_PICTURE: 'This file is a picture, not a video. Choose a video of the lift.',
  NOT_VIDEO: 'This file is not a video. Choose an MP4, MOV or WebM file.',
  CUT_OFF:
    'This video is cut off, and what is left cannot be analysed. Copy the whole file again, or record it again.',
  NO_PERSON: 'No one was found in this video. Record one person, from head to feet.',
  SEVERAL_PEOPLE: 'Several people are in this video. Choose who lifts, or record one person alone.',
  SIDEWAYS:
    'The person does not stand upright in this video. Turn the picture and analyse it again.',
  TOO_SHORT: 'This video is shorter than one second. Record the whole lift.',
  TOO_LONG: 'This video is longer than 60 seconds. Choose the part with the lift.',
  TOO_FEW_FRAMES:
    'This video has fewer than 8 pictures a second, which do not show how a lift starts. Record it again with another camera or more light.',
  NOT_DECODABLE:
    'This browser cannot read this video. Record it as MP4 (H.264) or WebM, or use another browser.',
  HEVC: 'This browser cannot read this HEVC video. On the iPhone, choose Settings > Camera > Formats > Most Compatible and record it again, or use Safari.',
  NO_WEBCODECS:
    'This browser cannot decode videos for the analysis (WebCodecs). Open Liftwise over HTTPS in a current Chrome, Edge, Firefox or Safari.',
  NO_WEBGL:
    'This browser has no WebGL, which the analysis needs. Turn on hardware acceleration, or use another browser.',
  MODEL_NOT_LOADED: 'The analysis could not be loaded. Check your connection and try again.',
  CANCELLED: 'The analysis was cancelled.',
  INTERRUPTED: 'The analysis was interrupted: the page was closed or reloaded. Start it again.',
}

/** Minutes after which an analysis that has not ended counts as interrupted. */
export const ANALYSIS_TIMEOUT_MINUTES = 15
