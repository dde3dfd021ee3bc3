/** The clips: five ways of lifting seen from 30, 60 and 90°, no lift at all, and recordings with a fault. */
import type {
  CameraPlan,
  ClipFault,
  ClipPlan,
  ClipStyle,
  LookPlan,
  MotionPlan,
} from './clipPlan.ts'
import type { WorkerBody } from './workerBody.ts'

const BODIES = {
  middle: { height: 1.76, girth: 1, shoulders: 1, legs: 1 },
  tall: { height: 1.9, girth: 0.97, shoulders: 1.05, legs: 1.02 },
  small: { height: 1.62, girth: 0.93, shoulders: 0.9, legs: 0.99 },
  broad: { height: 1.72, girth: 1.2, shoulders: 1.08, legs: 0.98 },
} as const satisfies Record<string, WorkerBody>

const LOOKS = {
  blue: {
    skin: '#d9a684',
    hair: '#3a2618',
    hairStyle: 'short',
    shirt: '#2f5d96',
    sleeves: 'short',
    vest: null,
    trousers: '#3c4046',
    shoes: '#4d3a2a',
    gloves: null,
    wall: '#d7d6d0',
    floor: '#9b9a95',
    box: '#b98b55',
    light: 'hall',
  },
  vest: {
    skin: '#c28d68',
    hair: '#1f1712',
    hairStyle: 'helmet',
    shirt: '#50555c',
    sleeves: 'long',
    vest: '#e07b1f',
    trousers: '#28344c',
    shoes: '#222222',
    gloves: '#4d5b3a',
    wall: '#c3cbd1',
    floor: '#85888b',
    box: '#c49c68',
    light: 'day',
  },
  green: {
    skin: '#8a5a3c',
    hair: '#17110e',
    hairStyle: 'short',
    shirt: '#3e7a56',
    sleeves: 'short',
    vest: null,
    trousers: '#5b5346',
    shoes: '#2e2e33',
    gloves: null,
    wall: '#dcd3c3',
    floor: '#a39a8c',
    box: '#a57a49',
    light: 'day',
  },
  plain: {
    skin: '#e6b899',
    hair: '#6b4423',
    hairStyle: 'bun',
    shirt: '#a13d46',
    sleeves: 'long',
    vest: null,
    trousers: '#2c3e63',
    shoes: '#5a5a5f',
    gloves: null,
    wall: '#cfd4cc',
    floor: '#7f8481',
    box: '#bf945f',
    light: 'dim',
  },
} as const satisfies Record<string, LookPlan>

/** Movement of each style; a plan changes the rest. */
const STYLE_MOTION: Record<ClipStyle, Partial<MotionPlan> & { ahead?: number }> = {
  squat: { knee: 112, shank: 33 },
  stoop: { knee: 18, shank: -5, ahead: 0.34 },
  reach: { knee: 110, shank: 32, ahead: 0.68 },
  twist: { knee: 106, shank: 32, turn: 50 },
  turn: { knee: 106, shank: 32, turn: 85 },
  stand: { ahead: 0.75 },
  push: { ahead: 0.78 },
}

interface ClipRequest {
  style: ClipStyle
  angle: number
  body?: keyof typeof BODIES
  look?: keyof typeof LOOKS
  fault?: ClipFault
  motion?: Partial<MotionPlan>
  box?: Partial<MotionPlan['box']>
  camera?: Partial<CameraPlan>
}

function clip(
  name: string,
  { style, angle, body = 'middle', look = 'blue', fault, motion, box, camera }: ClipRequest,
): ClipPlan {
  const { ahead = 0.33, ...styled } = STYLE_MOTION[style]
  return {
    name,
    motion: {
      style,
      body: BODIES[body],
      seconds: 5,
      startAt: 0.6,
      down: 1.2,
      pause: 0.2,
      up: 1.3,
      knee: 6,
      shank: 3,
      turn: 0,
      feet: { apart: 0.38, toesOut: 14, leftAhead: 0 },
      seed: name.length + Math.abs(angle),
      ...styled,
      ...motion,
      box: { width: 0.37, depth: 0.28, height: 0.3, grip: 0.19, ahead, raised: 0, ...box },
    },
    camera: { angle, height: 1.1, distance: 3.5, view: 40, ...camera },
    look: LOOKS[look],
    fault: fault ?? null,
  }
}

const LIFTS: readonly ClipPlan[] = [
  clip('squat-30', { style: 'squat', angle: 30, body: 'broad', look: 'vest' }),
  clip('squat-60', { style: 'squat', angle: 60 }),
  clip('squat-90', {
    style: 'squat',
    angle: -90,
    body: 'small',
    look: 'plain',
    box: { width: 0.34, grip: 0.22 },
  }),
  clip('stoop-30', { style: 'stoop', angle: -30, body: 'small', look: 'plain' }),
  clip('stoop-60', { style: 'stoop', angle: 60, body: 'tall', look: 'green' }),
  clip('stoop-90', { style: 'stoop', angle: 90, body: 'broad', look: 'vest' }),
  clip('reach-60', {
    style: 'reach',
    angle: 60,
    body: 'small',
    look: 'plain',
    box: { ahead: 0.64 },
  }),
  clip('reach-90', { style: 'reach', angle: 90, look: 'vest' }),
  clip('reach-120', { style: 'reach', angle: -120, body: 'tall', look: 'green' }),
  clip('twist-30', { style: 'twist', angle: 30, body: 'tall', look: 'green' }),
  clip('twist-60', { style: 'twist', angle: 60, look: 'vest', motion: { turn: -50 } }),
  clip('twist-90', { style: 'twist', angle: 90, body: 'small', look: 'plain' }),
  clip('turn-30', { style: 'turn', angle: -30, look: 'vest', motion: { turn: -80 } }),
  clip('turn-60', { style: 'turn', angle: 60, body: 'broad', look: 'blue' }),
  clip('turn-90', {
    style: 'turn',
    angle: 90,
    body: 'tall',
    look: 'green',
    motion: { turn: -85 },
  }),
  clip('squat-slow-45', {
    style: 'squat',
    angle: -45,
    body: 'tall',
    look: 'vest',
    motion: { startAt: 0.4, down: 1.5, pause: 0.3, up: 1.8 },
    box: { raised: 0.14, grip: 0.2 },
    camera: { height: 1.4, distance: 3.9 },
  }),
  clip('stoop-quick-75', {
    style: 'stoop',
    angle: -75,
    look: 'green',
    motion: { startAt: 1.4, down: 0.9, pause: 0.1, up: 0.9, knee: 24 },
    camera: { height: 0.9, distance: 3.2, view: 43 },
  }),
  clip('squat-staggered-60', {
    style: 'squat',
    angle: -60,
    body: 'broad',
    look: 'blue',
    motion: { feet: { apart: 0.36, toesOut: 10, leftAhead: 0.16 } },
  }),
]

/** The same twist from other sides, and smaller and larger ones. */
const TWISTS: readonly ClipPlan[] = [
  ...[45, -75, 110, -135, 150].map((angle) =>
    clip(`twist-${Math.abs(angle)}`, { style: 'twist', angle }),
  ),
  clip('twist-away-60', { style: 'twist', angle: -60, look: 'green', motion: { turn: -50 } }),
  clip('twist-35-45', { style: 'twist', angle: 45, look: 'vest', motion: { turn: 35 } }),
  clip('twist-70-45', { style: 'twist', angle: -45, look: 'plain', motion: { turn: 70 } }),
]

/** Boxes that hide the shins. */
const HIGH_BOX = { width: 0.5, height: 0.48, grip: 0.26 }

const HIGH_BOXES: readonly ClipPlan[] = [
  clip('squat-high-box-30', { style: 'squat', angle: 30, box: HIGH_BOX }),
  clip('squat-high-box-60', { style: 'squat', angle: -60, look: 'plain', box: HIGH_BOX }),
  clip('stoop-high-box-30', { style: 'stoop', angle: -30, look: 'green', box: HIGH_BOX }),
  clip('stoop-high-box-60', { style: 'stoop', angle: 60, look: 'vest', box: HIGH_BOX }),
]

const NO_LIFTS: readonly ClipPlan[] = [
  clip('stand-60', { style: 'stand', angle: 60, look: 'green' }),
  clip('push-60', {
    style: 'push',
    angle: 60,
    body: 'tall',
    look: 'vest',
    box: { width: 0.6, depth: 0.5 },
    camera: { distance: 4, view: 38 },
  }),
  clip('push-90', {
    style: 'push',
    angle: -90,
    box: { width: 0.6, depth: 0.5 },
    camera: { distance: 4, view: 38 },
  }),
]

const BRIEF = { seconds: 2, startAt: 0.2, down: 0.6, pause: 0.1, up: 0.7 }

const FAULTY: readonly ClipPlan[] = [
  clip('empty', { style: 'squat', angle: 60, fault: 'NO_PERSON', motion: BRIEF }),
  clip('two-people', {
    style: 'squat',
    angle: 60,
    fault: 'SEVERAL_PEOPLE',
    look: 'blue',
    motion: BRIEF,
    camera: { distance: 4, view: 40 },
  }),
  clip('hidden-legs', {
    style: 'stoop',
    angle: 60,
    fault: 'HIDDEN_LEGS',
    look: 'green',
    box: { raised: 0.2 },
  }),
  clip('frontal', { style: 'stoop', angle: 10, fault: 'TOO_FRONTAL', body: 'tall', look: 'blue' }),
  clip('too-short', {
    style: 'squat',
    angle: 60,
    fault: 'TOO_SHORT',
    motion: { seconds: 0.5 },
  }),
  clip('corrupt', { style: 'squat', angle: 60, fault: 'NOT_DECODABLE', motion: { seconds: 1 } }),
]

export const CLIP_PLANS: readonly ClipPlan[] = [
  ...LIFTS,
  ...TWISTS,
  ...HIGH_BOXES,
  ...NO_LIFTS,
  ...FAULTY,
]

/** Clips that are kept in the repository, so that tests need not render. */
export const KEPT_CLIPS: readonly string[] = [
  'squat-30',
  'squat-60',
  'stoop-60',
  'stoop-90',
  'reach-90',
  'twist-60',
  'turn-60',
  'stand-60',
  ...FAULTY.map(({ name }) => name),
]
