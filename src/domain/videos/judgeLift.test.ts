import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIFT_TIMES, type SyntheticLift, syntheticLift } from '#test/support/syntheticLift.ts'
import type { Principle } from '../observations/principles.ts'
import { PRINCIPLES } from '../observations/principles.ts'
import { judgeLift } from './judgeLift.ts'
import type { LiftInterval } from './judgement.ts'
import { type Keypoint2d, type Keypoint3d, PART, type PoseFrame } from './poseFrames.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const judge = (frames: readonly PoseFrame[], lift: LiftInterval | null = null) =>
  judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, lift, duration: 5 })

const judged = (overrides: Partial<SyntheticLift>) => judge(syntheticLift(overrides))

const verdictsOf = (overrides: Partial<SyntheticLift>) => {
  const { INSIDE_BASE, BIG_ENGINES, TURN_NOT_TWIST } = judged(overrides).principles
  return [INSIDE_BASE, BIG_ENGINES, TURN_NOT_TWIST].map(({ verdict, reason }) => reason ?? verdict)
}

/** From behind, that no twist was found says nothing. */
const seenFrom = (camera: number, verdicts: unknown[], { turn }: Partial<SyntheticLift>) =>
  camera === 120 && !turn ? [...verdicts.slice(0, 2), 'TWIST_OUT_OF_VIEW'] : verdicts

const LEFT_FOOT: readonly number[] = [PART.leftAnkle, PART.leftHeel, PART.leftToe]
const WRISTS: readonly number[] = [PART.leftWrist, PART.rightWrist]
const SHOULDERS: readonly number[] = [PART.leftShoulder, PART.rightShoulder]

const STOOP = { knee: 15, trunk: 85 }

describe('the judgement of a lift', () => {
  it.each<[string, Partial<SyntheticLift>, unknown[]]>([
    ['a squat near the load', {}, [true, true, true]],
    ['a stoop', STOOP, [true, false, true]],
    ['a far reach', { reach: 0.62 }, [false, true, true]],
    ['a twist', { style: 'twist', turn: 60 }, [true, true, false]],
    ['a turn with the feet', { style: 'turn', turn: 90 }, [true, true, true]],
  ])('[41.1] %s is judged by principle', (_name, lift, verdicts) => {
    for (const camera of [45, 60, 90, 120, 300])
      for (const size of [0.87, 1.1])
        expect(verdictsOf({ ...lift, camera, size, noise: 0.01 }), `${camera} ${size}`).toEqual(
          seenFrom(camera, verdicts, lift),
        )
  })

  it('[41.1] has the frame, the values, the threshold and the visibility behind it', () => {
    const { principles } = judged({})
    const evidence = principles.BIG_ENGINES.evidence
    expect(evidence).toMatchObject({ threshold: 0.5, visibility: 0.95 })
    const values = Object.fromEntries(
      evidence?.values.map(({ name, value }) => [name, value]) ?? [],
    )
    expect(values['knee']).toBeCloseTo(95, 0)
    expect(values['trunk']).toBeCloseTo(40, 0)
    expect(values['kneeShare']).toBeCloseTo(95 / 135, 1)
    expect(evidence?.at).toBeGreaterThan(LIFT_TIMES.lowest - 0.3)
    expect(evidence?.at).toBeLessThan(LIFT_TIMES.up + 0.3)
    expect(principles.INSIDE_BASE.evidence?.values[0]?.value).toBeCloseTo(0.56, 1)
    expect(principles.DIP_N_DRIVE).toEqual({
      verdict: null,
      score: null,
      confidence: null,
      reason: 'NOT_JUDGED',
      evidence: null,
    })
  })

  it('[41.2] finds the lift from the lowest point of the hands', () => {
    for (const camera of [30, 60, 90, 150])
      for (const framesPerSecond of [10, 15]) {
        const { lift, proposedLift } = judged({ camera, framesPerSecond, noise: 0.005 })
        expect(lift).toEqual(proposedLift)
        // A tenth of the rise of a smooth movement of one second takes 0.2 s.
        expect(Math.abs((lift?.start ?? 0) - (LIFT_TIMES.up + 0.2))).toBeLessThan(0.15)
        expect(Math.abs((lift?.end ?? 0) - (LIFT_TIMES.end - 0.2))).toBeLessThan(0.2)
      }
  })

  it('[41.1] a foot that the load hides until it is up has not moved during the twist', () => {
    const frames = syntheticLift({ style: 'twist', turn: 60 }).map((frame) => ({
      ...frame,
      keypoints2d: frame.keypoints2d.map(([x, y], part): Keypoint2d =>
        frame.timestamp < LIFT_TIMES.up + 0.3 && LEFT_FOOT.includes(part) ? [x + 0.1, y] : [x, y],
      ),
    }))
    expect(judge(frames).principles.TURN_NOT_TWIST.verdict).toBe(false)
  })

  it('[41.1] a trunk that is found too short while it is bent does not lengthen the reach', () => {
    const frames = syntheticLift({ trunk: 85, knee: 15 })
    const shortened = frames.map((frame) => ({
      ...frame,
      keypoints3d: frame.keypoints3d.map(([x, y, z, visibility], part): Keypoint3d => {
        const [from = [0, 0, 0], to = [0, 0, 0]] = [frame.keypoints3d[23], frame.keypoints3d[11]]
        const isBent = Math.abs(to[1] - from[1]) < Math.hypot(to[0] - from[0], to[2] - from[2])
        const share = isBent && SHOULDERS.includes(part) ? 0.8 : 1
        return [x * share, y * share, z * share, visibility]
      }),
    }))
    const reachOf = (given: PoseFrame[]) =>
      judge(given).principles.INSIDE_BASE.evidence?.values[0]?.value ?? Number.NaN
    expect(reachOf(shortened)).toBeCloseTo(reachOf(frames), 1)
  })

  it('[41.1] a person who seems to lean towards the camera while standing is turned upright', () => {
    const lean = (8 * Math.PI) / 180
    const leaning = syntheticLift().map((frame) => ({
      ...frame,
      keypoints3d: frame.keypoints3d.map(([x, y, z, visibility]): Keypoint3d => [
        x,
        y * Math.cos(lean) - z * Math.sin(lean),
        z * Math.cos(lean) + y * Math.sin(lean),
        visibility,
      ]),
    }))
    const trunkOf = (frames: PoseFrame[]) =>
      judge(frames).principles.BIG_ENGINES.evidence?.values[2]?.value ?? Number.NaN
    expect(Math.abs(trunkOf(leaning) - trunkOf(syntheticLift()))).toBeLessThan(3)
  })

  it('[41.1] hands that are found too near to the camera do not lengthen the reach', () => {
    const frames = syntheticLift({ camera: 45 }).map((frame) => ({
      ...frame,
      keypoints3d: frame.keypoints3d.map(([x, y, z, visibility], part): Keypoint3d =>
        part === PART.leftWrist || part === PART.rightWrist
          ? [x, y, z + 0.25, visibility]
          : [x, y, z, visibility],
      ),
    }))
    expect(judge(frames).principles.INSIDE_BASE.verdict).toBe(true)
  })

  it('[41.2] takes the lift times of a person', () => {
    const frames = syntheticLift({ style: 'twist', turn: 60 })
    const given = { start: 4, end: 4.5 }
    const { lift, proposedLift, principles } = judge(frames, given)
    expect(lift).toEqual(given)
    expect(proposedLift?.start).toBeCloseTo(2.3, 0)
    // The twist was over by then.
    expect(principles.TURN_NOT_TWIST.verdict).not.toBe(false)
  })

  it.each<[string, Partial<SyntheticLift>, unknown[]]>([
    ['hidden legs', { legVisibility: 0.4 }, ['FOOT_OBSCURED', 'FOOT_OBSCURED', 'FOOT_OBSCURED']],
    ['bending of legs that are half seen', { legVisibility: 0.55 }, [true, 'FOOT_OBSCURED', true]],
    ['a view from the front', { camera: 5 }, ['TOO_FRONTAL', 'TOO_FRONTAL', 'TWIST_OUT_OF_VIEW']],
    ['a view from behind', { camera: 175 }, ['TOO_FRONTAL', 'TOO_FRONTAL', 'TWIST_OUT_OF_VIEW']],
    ['an oblique view', { camera: 30 }, ['TOO_FRONTAL', true, true]],
    ['nothing lifted', { style: 'stand' }, ['NO_LIFT', 'NO_LIFT', 'NO_LIFT']],
    ['half a squat', { knee: 60, trunk: 60 }, [true, 'NEAR_THRESHOLD', true]],
  ])('[41.3] %s is unknown', (_name, lift, verdicts) => {
    expect(verdictsOf(lift)).toEqual(verdicts)
  })

  it('[41.3] a second person, a lost person and a jump to another one are unknown', () => {
    const frames = syntheticLift()
    const during = (change: (frame: PoseFrame) => PoseFrame) =>
      judge(
        frames.map((frame) =>
          frame.timestamp > 1.7 && frame.timestamp < 2.7 ? change(frame) : frame,
        ),
      ).principles.BIG_ENGINES.reason
    const gone = { keypoints3d: [], keypoints2d: [], people: 0 }
    expect(during((frame) => ({ ...frame, people: 2 }))).toBe('SEVERAL_PEOPLE')
    expect(during((frame) => ({ ...frame, ...gone }))).toBe('TRACK_LOST')
    const beside = (frame: PoseFrame) => ({
      ...frame,
      keypoints2d: frame.keypoints2d.map(([x, y]) => [x + 0.6, y] as const),
    })
    expect(during(beside)).toBe('TRACK_LOST')
  })

  it('[41.1] a frame says whether it lies in the lift, where alone the reach is judged', () => {
    const { frames, lift } = judged({ ...STOOP })
    for (const { timestamp, liftStarted, isInsideBase, bodyAngle } of frames) {
      const isInside = timestamp >= (lift?.start ?? 0) && timestamp <= (lift?.end ?? 0)
      expect(liftStarted).toBe(isInside)
      if (!isInside) expect(isInsideBase).toBeNull()
      expect(bodyAngle).toBeCloseTo(60, 0)
    }
    expect(frames.filter(({ isBigEngines }) => isBigEngines === false).length).toBeGreaterThan(3)
  })

  it('[41.1] an incorrect verdict has incorrect frames, also where the turn follows the lift', () => {
    const { principles, frames } = judged({ style: 'twist', turn: 60 })
    expect(principles.TURN_NOT_TWIST.verdict).toBe(false)
    const twisted = frames.filter(({ isTwisting }) => isTwisting).map(({ timestamp }) => timestamp)
    const decisive = principles.TURN_NOT_TWIST.evidence?.at ?? -1
    expect(twisted.some((at) => Math.abs(at - decisive) < 0.001)).toBe(true)
  })
})

describe('what counts as the lift', () => {
  /** The whole body, or the shoulders alone, turn in half a second from `from` on. */
  const turning = (style: 'turn' | 'twist', from: number) => {
    const [straight, turned] = [syntheticLift(), syntheticLift({ style, turn: 80 })]
    return straight.map((frame) => {
      const { timestamp } = frame
      const shift = from - LIFT_TIMES.end
      const source = turned.findLast((other) => other.timestamp <= timestamp - shift)
      return timestamp >= from && source ? { ...source, timestamp } : frame
    })
  }

  it('[41.60] who turns or walks away later than that has not turned in the lift', () => {
    for (const style of ['turn', 'twist'] as const) {
      const { TURN_NOT_TWIST: judgement } = judge(turning(style, 4.6)).principles
      expect(judgement.verdict, style).toBe(true)
      expect(judgement.evidence?.values[0]?.value, style).toBeLessThan(10)
    }
    expect(judge(turning('twist', 3.3)).principles.TURN_NOT_TWIST.verdict).toBe(false)
  })

  it('[41.60] no moment is incorrect where the verdict is not', () => {
    const farther = syntheticLift().map((frame) => ({
      ...frame,
      keypoints3d: frame.keypoints3d.map(([x, y, z, visibility], part): Keypoint3d =>
        WRISTS.includes(part) && frame.timestamp > 2.6
          ? [x - 0.43, y, z + 0.25, visibility]
          : [x, y, z, visibility],
      ),
      keypoints2d: frame.keypoints2d.map(([x, y], part): Keypoint2d =>
        WRISTS.includes(part) && frame.timestamp > 2.6 ? [x - 0.17, y] : [x, y],
      ),
    }))
    for (const frames of [
      turning('turn', LIFT_TIMES.end),
      syntheticLift({ style: 'turn', turn: 90 }),
      farther,
    ]) {
      const { principles, frames: judgedFrames } = judge(frames)
      expect(principles.TURN_NOT_TWIST.verdict).toBe(true)
      expect(principles.INSIDE_BASE.verdict).toBe(true)
      expect(judgedFrames.filter(({ isTwisting }) => isTwisting)).toEqual([])
      expect(judgedFrames.filter(({ isInsideBase }) => isInsideBase === false)).toEqual([])
    }
  })

  it('[41.3] a person who is too far away is not judged', () => {
    expect(verdictsOf({ scale: 0.12 })).toEqual(['TOO_SMALL', 'TOO_SMALL', 'TOO_SMALL'])
  })
})

const lifts = fc.record({
  style: fc.constantFrom('lift', 'stand', 'twist', 'turn'),
  knee: fc.integer({ min: 5, max: 130 }),
  trunk: fc.integer({ min: 5, max: 100 }),
  reach: fc.double({ min: 0.15, max: 0.7, noNaN: true }),
  turn: fc.integer({ min: 0, max: 90 }),
  camera: fc.integer({ min: 0, max: 359 }),
  noise: fc.double({ min: 0, max: 0.02, noNaN: true }),
  legVisibility: fc.double({ min: 0, max: 1, noNaN: true }),
}) as fc.Arbitrary<Partial<SyntheticLift>>

describe('any judgement', () => {
  it('[41.1] has a verdict with score and evidence, or the reason why not', () => {
    fc.assert(
      fc.property(lifts, (lift) => {
        const { principles, frames } = judged(lift)
        for (const judgement of Object.values(principles)) {
          const { verdict, score, confidence, reason, evidence } = judgement
          expect(verdict === null).toBe(reason !== null)
          expect(verdict === null).toBe(confidence === null)
          expect(verdict === null).toBe(score === null)
          if (verdict !== null) expect(evidence).not.toBeNull()
          if (score !== null) expect(score >= 0 && score <= 1).toBe(true)
        }
        expect(frames).toHaveLength(75)
      }),
      { numRuns: 40 },
    )
  })

  it('[41.1] [41.4] of no frames has reasons too', () => {
    expect(judge([]).quality).toEqual({
      grade: 'POOR',
      problems: ['PERSON_MISSING', 'TOO_FEW_FRAMES'],
    })
    const none: Record<Principle, string> = {
      INSIDE_BASE: 'NO_LIFT',
      BIG_ENGINES: 'NO_LIFT',
      TURN_NOT_TWIST: 'NO_LIFT',
      DIP_N_DRIVE: 'NOT_JUDGED',
    }
    for (const name of PRINCIPLES) expect(judge([]).principles[name].reason).toBe(none[name])
  })
})
