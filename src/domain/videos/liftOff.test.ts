import { describe, expect, it } from 'vitest'
import {
  BENT,
  CARRYING,
  type Posture,
  SITTING,
  STANDING,
  syntheticPostures,
} from '#test/support/syntheticLift.ts'
import { judgeLift } from './judgeLift.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const judge = (postures: readonly Posture[], camera = 60) =>
  judgeLift(syntheticPostures(postures, { camera, noise: 0.005 }), {
    thresholds: CURRENT_THRESHOLDS,
    duration: (postures.at(-1)?.at ?? 0) + 1,
  })

const VIEWS = [40, 60, 90]

/** `lowest`: what happens between bending down and holding the load. */
const lifting = (lowest: readonly Posture[], up: number): Posture[] => [
  { at: 0, ...STANDING },
  { at: 1, ...STANDING },
  ...lowest,
  { at: up, ...CARRYING },
  { at: up + 1, ...CARRYING },
]

describe('the moment in which the load leaves the ground', () => {
  it('[41.70] decides: who bends to grip, sits down, and then lifts with the legs is correct', () => {
    for (const camera of VIEWS)
      for (const grip of [0.2, 1.5]) {
        const lift = lifting(
          [
            { at: 2, ...BENT },
            { at: 2 + grip, ...BENT },
            { at: 2.8 + grip, ...SITTING },
            { at: 3.3 + grip, ...SITTING },
          ],
          4.3 + grip,
        )
        const { principles, lifts } = judge(lift, camera)
        expect(lifts, `${camera} ${grip}`).toHaveLength(1)
        expect(principles.BIG_ENGINES.verdict, `${camera} ${grip}`).toBe(true)
        expect(principles.BIG_ENGINES.evidence?.at).toBeGreaterThan(2.8 + grip)
      }
  })

  it('[41.70] decides: who sits down to grip, straightens the legs, and then lifts with the back is not', () => {
    for (const camera of VIEWS) {
      const lift = lifting(
        [
          { at: 2, ...SITTING },
          { at: 2.6, ...SITTING },
          { at: 3.2, ...BENT },
          { at: 3.5, ...BENT },
        ],
        4.5,
      )
      expect(judge(lift, camera).principles.BIG_ENGINES.verdict, `${camera}`).toBe(false)
    }
  })

  it('[41.70] is not yet there while the hands feel for the grip', () => {
    const touching = { ...BENT, trunk: 95, hands: 'below' } as const
    const { principles } = judge(
      lifting(
        [
          { at: 2, ...touching },
          { at: 2.4, ...touching },
          { at: 2.8, ...BENT },
          { at: 3.5, ...SITTING },
          { at: 4, ...SITTING },
        ],
        5,
      ),
    )
    expect(principles.BIG_ENGINES.verdict).toBe(true)
  })
})

describe('hands on the floor', () => {
  const plank = { knee: 5, trunk: 78, shank: 72, hands: 'floor' } as const
  it('[41.71] bear the body and lift nothing', () => {
    for (const camera of VIEWS) {
      const { principles, lifts } = judge(
        [
          { at: 0, ...STANDING },
          { at: 1, ...STANDING },
          { at: 1.8, knee: 110, trunk: 60, hands: 'floor' },
          { at: 2.2, ...plank },
          { at: 3, ...plank },
          { at: 3.4, knee: 110, trunk: 60, hands: 'floor' },
          { at: 4.2, ...STANDING },
          { at: 5, ...STANDING },
        ],
        camera,
      )
      expect(lifts, `${camera}`).toEqual([])
      expect(principles.BIG_ENGINES.reason).toBe('NO_LIFT')
      expect(principles.TURN_NOT_TWIST.reason).toBe('NO_LIFT')
    }
  })
})

describe('putting down', () => {
  const down = (from: number, posture: Omit<Posture, 'at'>): Posture[] => [
    { at: from, ...CARRYING },
    { at: from + 1, ...posture },
    { at: from + 1.4, ...posture },
    { at: from + 2.4, ...STANDING },
    { at: from + 3.4, ...STANDING },
  ]

  it('[41.72] is no lift, and said so', () => {
    for (const camera of VIEWS)
      for (const posture of [BENT, SITTING]) {
        const { principles, lifts, lift, proposedLift } = judge(
          [{ at: 0, ...CARRYING }, ...down(1, posture)],
          camera,
        )
        expect(principles.BIG_ENGINES).toMatchObject({ verdict: null, reason: 'PUT_DOWN' })
        expect([lift, proposedLift]).toEqual([null, null])
        expect(lifts.map(({ principles: of }) => of.INSIDE_BASE.reason)).toEqual(['PUT_DOWN'])
      }
  })

  it('[41.72] does not make the verdict of the lift before it, whatever it looks like', () => {
    for (const camera of VIEWS) {
      const squat = lifting(
        [
          { at: 2, ...SITTING },
          { at: 2.3, ...SITTING },
        ],
        3.3,
      )
      const { principles, lifts } = judge([...squat, ...down(5, BENT)], camera)
      expect(principles.BIG_ENGINES.verdict, `${camera}`).toBe(true)
      expect(lifts.map(({ principles: of }) => of.BIG_ENGINES.reason)).toEqual([null, 'PUT_DOWN'])
    }
  })

  it('[41.72] carrying a load away is no second lift, and leaves the first one', () => {
    for (const camera of VIEWS) {
      const squat = lifting(
        [
          { at: 2, ...SITTING },
          { at: 2.3, ...SITTING },
        ],
        3.3,
      )
      const away: Posture = { at: 7, ...CARRYING, walked: 1.2 }
      const { principles, lifts } = judge([...squat, away], camera)
      expect(lifts, `${camera}`).toHaveLength(1)
      expect(principles.BIG_ENGINES.verdict, `${camera}`).toBe(true)
    }
  })

  it('[41.72] a load that is held in hanging hands is still lifted', () => {
    const { lifts, principles } = judge([
      { at: 0, ...STANDING },
      { at: 1, ...STANDING },
      { at: 2, ...SITTING },
      { at: 2.3, ...SITTING },
      { at: 3.3, ...STANDING },
      { at: 4.3, ...STANDING },
    ])
    expect(lifts).toHaveLength(1)
    expect(principles.BIG_ENGINES.verdict).toBe(true)
  })
})
