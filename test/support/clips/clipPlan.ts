/** Content of a clip: worker, load, movement, camera and light. */
import type { WorkerBody } from './workerBody.ts'

export const STYLES = ['squat', 'stoop', 'reach', 'twist', 'turn', 'stand', 'push'] as const

export type ClipStyle = (typeof STYLES)[number]

export interface MotionPlan {
  style: ClipStyle
  body: WorkerBody
  /** Length of the clip. */
  seconds: number
  /** Seconds at which the worker starts to bend (or to push). */
  startAt: number
  /** Seconds from standing to the lowest point, of a pause there, and up again. */
  down: number
  pause: number
  up: number
  /** Degrees of knee flexion at the lowest point; the lean of the trunk follows from what the arms need. */
  knee: number
  /** Degrees by which the shanks lean forward at the lowest point. */
  shank: number
  box: Box
  /** Degrees of the twist, or of the turn with the feet; positive to the left. */
  turn: number
  feet: Stance
  seed: number
}

/** Metres. */
export interface Box {
  width: number
  depth: number
  height: number
  /** Height of the grips above the bottom of the box. */
  grip: number
  /** From the middle of the ankles to the middle of the box. */
  ahead: number
  /** Height of the bottom of the box above the floor, for example on a pallet. */
  raised: number
}

export interface Stance {
  /** Metres between the ankles. */
  apart: number
  /** Degrees by which the toes point outwards. */
  toesOut: number
  /** Metres by which the left foot is ahead of the right one. */
  leftAhead: number
}

export interface CameraPlan {
  /** Degrees from the worker's front: 0 in front, 90 from the side; negative from the worker's left. */
  angle: number
  /** Metres. */
  height: number
  distance: number
  /** Degrees of the vertical field of view. */
  view: number
}

export interface LookPlan {
  skin: string
  hair: string
  hairStyle: 'short' | 'bun' | 'bald' | 'helmet' | 'cap'
  shirt: string
  sleeves: 'long' | 'short'
  vest: string | null
  trousers: string
  shoes: string
  gloves: string | null
  wall: string
  floor: string
  box: string
  light: 'day' | 'hall' | 'dim'
}

/** Faults of a recording. */
export type ClipFault =
  | 'NO_PERSON'
  | 'SEVERAL_PEOPLE'
  | 'HIDDEN_LEGS'
  | 'TOO_FRONTAL'
  | 'TOO_SHORT'
  | 'NOT_DECODABLE'

export interface ClipPlan {
  name: string
  motion: MotionPlan
  camera: CameraPlan
  look: LookPlan
  fault: ClipFault | null
}

export const FRAMES_PER_SECOND = 30
/** Pixels. */
export const CLIP_WIDTH = 480
export const CLIP_HEIGHT = 640
