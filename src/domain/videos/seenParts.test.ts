import { describe, expect, it } from 'vitest'
import { LIFT_TIMES, type SyntheticLift, syntheticLift } from '#test/support/syntheticLift.ts'
import { judgeLift } from './judgeLift.ts'
import { type Keypoint2d, type Keypoint3d, PART, type PoseFrame } from './poseFrames.ts'
import { CURRENT_THRESHOLDS } from './thresholds.ts'

const principlesOf = (frames: readonly PoseFrame[]) =>
  judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration: 5 }).principles

const SHINS: readonly number[] = [PART.leftAnkle, PART.rightAnkle]
const KNEES: readonly number[] = [PART.leftKnee, PART.rightKnee]
const SHOULDERS: readonly number[] = [PART.leftShoulder, PART.rightShoulder]
const FEET: readonly number[] = [
  ...SHINS,
  PART.leftHeel,
  PART.rightHeel,
  PART.leftToe,
  PART.rightToe,
]
const isHand = (part: number) => part >= PART.leftWrist && part < PART.leftHip
const isBent = (at: number) => at > 1.3 && at < 2.7

/** Moves parts in the picture. */
const inPicture = (
  frames: readonly PoseFrame[],
  move: (point: Keypoint2d, part: number, at: number) => Keypoint2d,
): PoseFrame[] =>
  frames.map((frame) => ({
    ...frame,
    keypoints2d: frame.keypoints2d.map((point, part) => move(point, part, frame.timestamp)),
  }))

const inSpace = (
  frames: readonly PoseFrame[],
  move: (point: Keypoint3d, part: number, frame: PoseFrame) => Keypoint3d,
): PoseFrame[] =>
  frames.map((frame) => ({
    ...frame,
    keypoints3d: frame.keypoints3d.map((point, part) => move(point, part, frame)),
  }))

describe('legs behind a load', () => {
  it('[41.3] an ankle that rises while the person bends leaves Big Engines unknown', () => {
    const frames = inPicture(syntheticLift(), ([x, y], part, at) =>
      SHINS.includes(part) && isBent(at) ? [x, y - 0.08] : [x, y],
    )
    expect(principlesOf(frames).BIG_ENGINES.reason).toBe('FOOT_OBSCURED')
  })

  it('[41.3] a stoop stays one, because a hidden shin only makes the knee seem more bent', () => {
    const frames = inPicture(syntheticLift({ knee: 15, trunk: 85 }), ([x, y], part, at) =>
      SHINS.includes(part) && isBent(at) ? [x, y - 0.08] : [x, y],
    )
    expect(principlesOf(frames).BIG_ENGINES.verdict).toBe(false)
  })

  it('[41.3] a shank that shortens in the picture leaves Big Engines unknown', () => {
    const frames = inPicture(syntheticLift(), ([x, y], part, at) =>
      KNEES.includes(part) && isBent(at) ? [x, y + 0.08] : [x, y],
    )
    expect(principlesOf(frames).BIG_ENGINES.reason).toBe('FOOT_OBSCURED')
  })

  it('[41.3] without anybody upright within 4 seconds of the lift, Big Engines is unknown', () => {
    const frames = syntheticLift({ knee: 110 })
    const bent = frames.filter(({ timestamp: at }) => at > 1.4 && at < 2.75)
    expect(principlesOf(bent).BIG_ENGINES.reason).toBe('NEVER_UPRIGHT')
    const before = frames
      .filter(({ timestamp: at }) => at < 0.5)
      .map((frame) => ({ ...frame, timestamp: frame.timestamp - 4 }))
    expect(principlesOf([...before, ...bent]).BIG_ENGINES.reason).toBe('NEVER_UPRIGHT')
  })

  it('[41.3] shoulders that hardly drop leave Big Engines unknown', () => {
    const low = { knee: 20, trunk: 35 }
    expect(principlesOf(syntheticLift(low)).BIG_ENGINES.reason).toBe('HARDLY_BENT')
  })
})

it('[41.3] hidden hands leave Inside Base unknown', () => {
  const hidden = (visibility: number) =>
    inSpace(syntheticLift(), ([x, y, z, seen], part) => [x, y, z, isHand(part) ? visibility : seen])
  expect(principlesOf(hidden(0.4)).INSIDE_BASE.reason).toBe('HANDS_HIDDEN')
  expect(principlesOf(hidden(0.6)).INSIDE_BASE.verdict).toBe(true)
})

it('[41.3] a bone whose length is found differently from frame to frame leaves all unknown', () => {
  const hips: readonly number[] = [PART.leftHip, PART.rightHip]
  const narrowed = inSpace(syntheticLift(), ([x, y, z, seen], part, { timestamp }) => {
    const share = hips.includes(part) && Math.round(timestamp * 15) % 3 === 0 ? 0.2 : 1
    return [x * share, y, z * share, seen]
  })
  const reasons = Object.values(principlesOf(narrowed)).map(({ reason }) => reason)
  expect(reasons).toEqual(['UNSURE', 'UNSURE', 'UNSURE', 'NOT_JUDGED'])
})

describe('what is no lift', () => {
  const reasonsOf = (frames: readonly PoseFrame[]) =>
    Object.values(principlesOf(frames)).map(({ reason }) => reason)
  const NO_LIFT = ['NO_LIFT', 'NO_LIFT', 'NO_LIFT', 'NOT_JUDGED']

  it('[41.26] walking is none', () => {
    const walking = inPicture(syntheticLift(), ([x, y], _part, at) => [x + 0.3 * at, y])
    expect(reasonsOf(walking)).toEqual(NO_LIFT)
  })

  it('[41.26] stretching the arms out to the sides is none', () => {
    const apart = inPicture(syntheticLift(), ([x, y], part, at) => {
      const aside = at > LIFT_TIMES.up && isHand(part) ? 0.18 : 0
      return [part % 2 === 1 ? x + aside : x - aside, y]
    })
    expect(reasonsOf(apart)).toEqual(NO_LIFT)
  })

  it('[41.26] a jerk of the hands is none', () => {
    const quick = syntheticLift({ framesPerSecond: 60 }).map((frame) => ({
      ...frame,
      timestamp: frame.timestamp / 4,
    }))
    expect(reasonsOf(quick)).toEqual(NO_LIFT)
  })

  it('[41.26] squatting without reaching down is none', () => {
    const squat = inPicture(syntheticLift({ knee: 110 }), ([x, y], part, at) =>
      isHand(part) && isBent(at) ? [x, y - 0.22] : [x, y],
    )
    expect(reasonsOf(squat)).toEqual(NO_LIFT)
  })

  it('[41.26] raising the arms is none', () => {
    const raised = inPicture(syntheticLift({ style: 'stand' }), ([x, y], part, at) =>
      isHand(part) ? [x, y - 0.35 * Math.min(1, Math.max(0, at - 2))] : [x, y],
    )
    expect(reasonsOf(raised)).toEqual(NO_LIFT)
  })
})

describe('turns', () => {
  const twisted = (overrides: Partial<SyntheticLift>, from: number, degrees: number) =>
    inSpace(syntheticLift(overrides), ([x, y, z, seen], part, { timestamp, keypoints3d }) => {
      const [left, right] = [keypoints3d[PART.leftShoulder], keypoints3d[PART.rightShoulder]]
      if (!SHOULDERS.includes(part) || timestamp < from || !left || !right) return [x, y, z, seen]
      const [middleX, middleZ] = [(left[0] + right[0]) / 2, (left[2] + right[2]) / 2]
      const [sine, cosine] = [
        Math.sin((degrees * Math.PI) / 180),
        Math.cos((degrees * Math.PI) / 180),
      ]
      const [aside, ahead] = [x - middleX, z - middleZ]
      return [
        middleX + aside * cosine - ahead * sine,
        y,
        middleZ + aside * sine + ahead * cosine,
        seen,
      ]
    })

  it('[41.27] shoulders that are twisted when the load leaves the ground are a twist', () => {
    const { principles, frames } = judgeLift(twisted({}, 1.4, 40), {
      thresholds: CURRENT_THRESHOLDS,
      duration: 5,
    })
    expect(principles.TURN_NOT_TWIST.verdict).toBe(false)
    expect(principles.TURN_NOT_TWIST.evidence?.values[0]?.name).toBe('startTwist')
    expect(frames.some(({ isTwisting }) => isTwisting)).toBe(true)
    expect(principlesOf(twisted({}, 1.4, 20)).TURN_NOT_TWIST.reason).toBe('NEAR_THRESHOLD')
    expect(principlesOf(twisted({}, 1.4, 10)).TURN_NOT_TWIST.verdict).toBe(true)
  })

  it('[41.27] a turn that the width of the shoulders in the picture does not show is unknown', () => {
    expect(principlesOf(twisted({}, 3.3, 60)).TURN_NOT_TWIST.reason).toBe('UNSURE')
  })

  it('[41.27] from the side, what looks like a turn in depth alone is none', () => {
    const side = { camera: 90 }
    expect(principlesOf(twisted(side, 3.3, 17)).TURN_NOT_TWIST.verdict).toBe(true)
    const seen = principlesOf(syntheticLift({ ...side, style: 'twist', turn: 17 }))
    expect(seen.TURN_NOT_TWIST.reason).toBe('TWIST_OUT_OF_VIEW')
  })

  it('[41.27] a turn that shows in the picture more than in depth is unknown', () => {
    const wider = inPicture(twisted({}, 3.3, 10), ([x, y], part, at) =>
      SHOULDERS.includes(part) && at > 3.3
        ? [part === PART.leftShoulder ? x + 0.03 : x - 0.03, y]
        : [x, y],
    )
    expect(principlesOf(wider).TURN_NOT_TWIST.reason).toBe('NEAR_THRESHOLD')
  })

  it('[41.27] feet that jump and come back have not turned along', () => {
    const jumping = (from: number, to: number) =>
      inPicture(syntheticLift({ style: 'twist', turn: 60 }), ([x, y], part, at) =>
        FEET.includes(part) && at > from && at < to ? [x + 0.12, y] : [x, y],
      )
    const { end } = LIFT_TIMES
    const verdictOf = (from: number, to: number) =>
      principlesOf(jumping(from, to)).TURN_NOT_TWIST.verdict
    expect(verdictOf(end + 0.4, end + 0.75)).toBe(false)
    expect(verdictOf(end + 0.4, 5)).toBe(true)
    // Until the shoulders have turned, the load hides where the feet stand.
    expect(verdictOf(1.4, end + 0.45)).toBe(false)
  })
})
