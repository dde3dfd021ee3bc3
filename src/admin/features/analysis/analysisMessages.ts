/** Messages between the page and the analysis worker. */
import type { Rotation } from 'mediabunny'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import type { Area } from './countPeople.ts'
import type { PersonPath } from './followedPerson.ts'

/** Starts the worker's only analysis. */
export interface AnalysisRequest extends RecordingSource {
  /** Person to follow among several; null: the one that the engine finds. */
  person: PersonPath | null
  engine: EngineUrls
}

/** Asks for the pictures of some frames, once. */
export interface StillsRequest extends RecordingSource {
  /** Seconds from the start of the part, ascending. */
  stills: readonly number[]
}

interface RecordingSource {
  file: Blob
  /** null: the whole recording. */
  part: RecordingPart | null
  /** Degrees clockwise, beside what the file says. */
  turn: Rotation
}

/** Seconds as a player counts them. */
export interface RecordingPart {
  start: number
  end: number
}

/** Absolute addresses of the pose engine's files. */
export interface EngineUrls {
  loader: string
  wasm: string
  model: string
}

/** Without a picture: it could not be read. */
export type StillsMessage = { at: number; picture: ImageBitmap }[]

export type AnalysisMessage =
  /** Says whether the recording is read now, so that a frame is to be expected. */
  | { kind: 'reading'; is: boolean }
  /** One for each frame, in order: `total` is known from the first on. */
  | { kind: 'frame'; frame: PoseFrame; done: number; total: number; preview: ImageBitmap | null }
  | ({ kind: 'complete' } & CompletedAnalysis)
  | ({ kind: 'failed'; code: AnalysisError; message: string } & FailureDetails)

export interface FailureDetails {
  /** Seconds of a recording that is too long. */
  duration: number | null
  /** Degrees clockwise until the person stands. */
  turn: Rotation | null
  /** Still with several people, one of whom can be chosen. */
  crowd: Crowd | null
  /** Seconds that were read of a recording whose end is missing; null: it is whole. */
  cutOffAt: number | null
}

export interface CompletedAnalysis {
  /** People in each frame. */
  people: number[]
  /** Pixels of the recording as it is shown. */
  width: number
  height: number
  /** Seconds. */
  duration: number
  /** The end of the recording is missing: it was analysed as far as it can be read. */
  isCutOff: boolean
  /** MP4 or WebM of lines on a plain background. */
  overlay: Blob
  /** A frame with the detected person. */
  preview: ImageBitmap
  /** null: there is one person, or one was chosen. */
  crowd: Crowd | null
  /** Movement of the camera; null: not known. */
  cameraMotion: number | null
}

/** Several people, of whom one may be chosen. */
export interface Crowd {
  /** A still with all of them. */
  picture: ImageBitmap
  /** Position of each person in the still, in heights of it, from the left to the right, and over the recording. */
  people: { area: Area; path: PersonPath }[]
}
