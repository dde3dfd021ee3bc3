import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syntheticLift, type SyntheticLift } from '#test/support/syntheticLift.ts'
import { findImplausibility } from './plausibility.ts'
import { findPictureMismatch } from './plausiblePicture.ts'
import { type Keypoint3d, PART, PART_NAMES, type PoseFrame } from './poseFrames.ts'

const FRAMES = syntheticLift({ noise: 0.005 })

const refusalOf = (frames: readonly PoseFrame[], duration = 5) =>
  findImplausibility(frames, duration)

const withFrame = (index: number, change: Partial<PoseFrame>): PoseFrame[] =>
  FRAMES.map((frame, at) => (at === index ? { ...frame, ...change } : frame))

const withPart = (index: number, part: number, point: readonly number[]): PoseFrame[] =>
  withFrame(index, {
    keypoints3d: (FRAMES[index]?.keypoints3d ?? []).map((old, at) =>
      at === part ? (point as unknown as Keypoint3d) : old,
    ),
  })

const HIPS: readonly number[] = [PART.leftHip, PART.rightHip]

const every = (change: (frame: PoseFrame, index: number) => Partial<PoseFrame>): PoseFrame[] =>
  FRAMES.map((frame, index) => ({ ...frame, ...change(frame, index) }))

const scaled = (factor: (part: number, index: number) => number) =>
  every(({ keypoints3d }, index) => ({
    keypoints3d: keypoints3d.map(([x, y, z, visibility], part) => {
      const by = factor(part, index)
      return [x * by, y * by, z * by, visibility] as const
    }),
  }))

/** Each part of the one side gets the place of the other side's. */
function swapSides({ keypoints3d, keypoints2d }: PoseFrame): Partial<PoseFrame> {
  const swap = <Point>(points: readonly Point[]) =>
    points.map((point, part) => points[OTHER_SIDE[part] ?? part] ?? point)
  return { keypoints3d: swap(keypoints3d), keypoints2d: swap(keypoints2d) }
}

const OTHER_SIDE = PART_NAMES.map((name) =>
  PART_NAMES.indexOf(
    name.includes('left') ? name.replace('left', 'right') : name.replace('right', 'left'),
  ),
)

describe('keypoints', () => {
  it('[41.5] of any lift of any person from anywhere are accepted, also with the errors of a model', () => {
    const lifts = fc.record({
      style: fc.constantFrom('lift', 'stand', 'twist', 'turn'),
      knee: fc.integer({ min: 5, max: 130 }),
      trunk: fc.integer({ min: 5, max: 100 }),
      turn: fc.integer({ min: 0, max: 120 }),
      camera: fc.integer({ min: 0, max: 359 }),
      size: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
      framesPerSecond: fc.constantFrom(8, 10, 15),
      noise: fc.double({ min: 0.001, max: 0.05, noNaN: true }),
    }) as fc.Arbitrary<Partial<SyntheticLift>>
    fc.assert(
      fc.property(lifts, (lift) => {
        const frames = syntheticLift(lift)
        expect(refusalOf(frames)).toBeNull()
        expect(findPictureMismatch(frames, { width: 720, height: 720 })).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  it('[41.5] of somebody who is seen from behind are accepted, though the hips are found too narrow in many frames', () => {
    const away = syntheticLift({ camera: 170, noise: 0.005 }).map((frame, index) => ({
      ...frame,
      keypoints3d: frame.keypoints3d.map(([x, y, z, visibility], part): Keypoint3d =>
        HIPS.includes(part) && index % 3 !== 0
          ? [x * 0.35, y, z * 0.35, visibility]
          : [x, y, z, visibility],
      ),
    }))
    expect(refusalOf(away)).toBeNull()
  })

  it('[41.5] may be missing in some frames, and wrong in one', () => {
    const gone = { keypoints3d: [], keypoints2d: [], people: 0 }
    expect(refusalOf(withFrame(7, gone))).toBeNull()
    const swapped = FRAMES[7]?.keypoints3d.toSpliced(
      11,
      2,
      ...(FRAMES[7]?.keypoints3d.slice(11, 13).toReversed() ?? []),
    )
    expect(refusalOf(withFrame(7, { keypoints3d: swapped ?? [] }))).toBeNull()
  })

  it.each<[string, PoseFrame[], string]>([
    ['of no frame', [], 'No one was found in any frame.'],
    [
      'of too many frames',
      Array.from({ length: 701 }, () => FRAMES[0] as PoseFrame),
      'At most 700 frames.',
    ],
    [
      'after the recording',
      withFrame(74, { timestamp: 9 }),
      'Frame 75: its time is outside the recording.',
    ],
    [
      'out of order',
      withFrame(3, { timestamp: 0.1 }),
      'Frame 4: it must be later than the frame before it.',
    ],
    [
      'of too few parts',
      withFrame(2, { keypoints3d: FRAMES[2]?.keypoints3d.slice(1) ?? [] }),
      'Frame 3: it must have 33 parts in 3D and in the picture, or none.',
    ],
    [
      'without people',
      withFrame(2, { people: 0 }),
      'Frame 3: it has keypoints, but no one is in the picture.',
    ],
    [
      'that are no numbers',
      withPart(9, 25, [0, Number.NaN, 0, 1]),
      'Frame 10, left knee: it must be [x, y, z, visibility].',
    ],
    [
      'without visibility',
      withPart(9, 25, [0, 0, 0]),
      'Frame 10, left knee: it must be [x, y, z, visibility].',
    ],
    [
      'of impossible visibility',
      withPart(9, 16, [0, 0, 0, 1.2]),
      'Frame 10, right wrist: its visibility must be from 0 to 1.',
    ],
    [
      'too far away',
      withPart(9, 15, [2.6, 0, 0, 1]),
      'Frame 10, left wrist: it is more than 2.5 m from the hips.',
    ],
    [
      'not around the hips',
      withPart(9, 23, [0.5, 0, 0, 1]),
      'Frame 10, left hip: the middle of the hips must be at 0, 0, 0.',
    ],
    [
      'that jump',
      withPart(9, 0, [0, -2, 0, 1]),
      'Frame 10, nose: it has moved by 2.7 m since the frame before.',
    ],
    ['with a crowd', withFrame(4, { people: 4 }), 'Frame 5: at most 3 people are counted.'],
    [
      'of seven frames a second',
      syntheticLift({ framesPerSecond: 7 }),
      'A recording needs at least 8 frames a second; this one has 7.0.',
    ],
    ['with left and right swapped', every(swapSides), 'left and right are swapped.'],
    [
      'that never change',
      every(() => ({ keypoints3d: FRAMES[0]?.keypoints3d ?? [] })),
      'Frame 2: all frames are the same.',
    ],
    [
      'of a giant',
      scaled(() => 1.9),
      'Frame 1, left shoulder: the distance to the right shoulder is 0.72 m',
    ],
    [
      'of a child’s doll',
      scaled(() => 0.2),
      'Frame 1, left shoulder: the distance to the right shoulder',
    ],
    [
      'of growing bones',
      scaled((part, index) => (part % 2 && index % 3 === 0 ? 0.3 : 1)),
      'changes from frame to frame.',
    ],
    [
      'that shake too fast',
      every(({ keypoints3d }, index) => ({
        keypoints3d: keypoints3d.map(([x, y, z, visibility], part) =>
          part === 0 || part > 12
            ? ([x, y, z, visibility] as const)
            : ([x + (index % 2 ? 0.9 : 0), y, z, visibility] as const),
        ),
      })),
      'left shoulder',
    ],
    [
      'that do not fit the picture',
      every(({ keypoints2d }, index) => ({
        keypoints2d: keypoints2d.map(
          ([, y], part) => [((part * 7 + index * 3) % 13) / 13, 1 - y] as const,
        ),
      })),
      'does not fit its 3D keypoint.',
    ],
  ])('[41.5] %s are refused', (_name, frames, sentence) => {
    expect(refusalOf(frames)).toContain(sentence)
  })

  it('[41.5] of recordings that are too short or too long are refused', () => {
    expect(refusalOf(FRAMES.slice(0, 15), 0.967)).toBeNull()
    for (const duration of [0, 0.9, 60.5, Number.NaN])
      expect(findImplausibility(FRAMES, duration)).toBe('The recording must last 1 to 60 seconds.')
  })
})

describe('the size of a picture', () => {
  const turned = every(({ keypoints2d }) => ({
    keypoints2d: keypoints2d.map(([x, y]) => [x + 1, y] as const),
  }))
  const inItsWidth = every(({ keypoints2d }) => ({
    keypoints2d: keypoints2d.map(([x, y]) => [x / 0.75, y] as const),
  }))
  it.each<[string, PoseFrame[], [width: number, height: number], string | null]>([
    ['that fits is accepted', FRAMES, [480, 640], null],
    ['of a wide recording is accepted', turned, [1280, 720], null],
    ['that leaves the person outside', turned, [480, 640], 'outside of a picture of 480 × 640'],
    ['that is a line', FRAMES, [20_000, 1], 'is none of a recording'],
    ['with places in its width', inItsWidth, [480, 640], 'must be in heights of the picture'],
  ])('[41.50] %s', (_name, frames, [width, height], sentence) => {
    const refusal = findPictureMismatch(frames, { width, height })
    if (sentence === null) expect(refusal).toBeNull()
    else expect(refusal).toContain(sentence)
  })
})
