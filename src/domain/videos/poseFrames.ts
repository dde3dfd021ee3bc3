/** Analysed frames of a recording: the body parts of one person as BlazePose finds them. */

export interface PoseFrame {
  /** Seconds from the start of the recording. */
  timestamp: number
  /**
   * 33 BlazePose parts [x, y, z, visibility], metres from the middle of the hips: x to the right of the picture, y up,
   * z towards the camera (world landmarks: x, -y, -z). Empty: nobody was found.
   */
  keypoints3d: readonly Keypoint3d[]
  /** 33 parts [x, y] from the picture's top left corner, both in heights of the picture. Empty: nobody was found. */
  keypoints2d: readonly Keypoint2d[]
  /** People in the picture: 0, 1 or more. */
  people: number
}

export type Keypoint3d = readonly [x: number, y: number, z: number, visibility: number]
export type Keypoint2d = readonly [x: number, y: number]

/** Limits of an analysis. */
export const POSE_PARTS = 33
export const MAX_ANALYSIS_FRAMES = 700
export const MAX_ANALYSIS_SECONDS = 60
export const MIN_ANALYSIS_SECONDS = 1
/** Frames a second; fewer do not show when a lift starts. */
export const MIN_ANALYSIS_RATE = 8
/** Frames at the ends of a recording may be missing. */
const RATE_TOLERANCE = 0.95

export const hasEnoughFrames = (frames: number, duration: number): boolean =>
  frames >= RATE_TOLERANCE * MIN_ANALYSIS_RATE * Math.max(duration, MIN_ANALYSIS_SECONDS)

/** More are not counted. */
export const MAX_PEOPLE_COUNTED = 3

/** Index of each body part in a frame; left and right are the person's own. */
export const PART = {
  nose: 0,
  leftEar: 7,
  rightEar: 8,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftHeel: 29,
  rightHeel: 30,
  leftToe: 31,
  rightToe: 32,
} as const

/** Parts that are compared between 3D and the picture: a face or a hand is too small. */
export const COMPARED_PARTS = [0, 11, 12, 13, 14, 15, 16, 23, 24, 25, 26, 27, 28]

/** Name of each body part by its index. */
export const PART_NAMES: readonly string[] = [
  'nose',
  'left inner eye',
  'left eye',
  'left outer eye',
  'right inner eye',
  'right eye',
  'right outer eye',
  'left ear',
  'right ear',
  'left corner of the mouth',
  'right corner of the mouth',
  'left shoulder',
  'right shoulder',
  'left elbow',
  'right elbow',
  'left wrist',
  'right wrist',
  'left little finger',
  'right little finger',
  'left index finger',
  'right index finger',
  'left thumb',
  'right thumb',
  'left hip',
  'right hip',
  'left knee',
  'right knee',
  'left ankle',
  'right ankle',
  'left heel',
  'right heel',
  'left toe',
  'right toe',
]
