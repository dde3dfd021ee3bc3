import { describe, expect, it } from 'vitest'
import { toLiftFrames } from '#domain/videos/liftFrames.ts'
import { toLiftSegments } from '#domain/videos/liftSegments.ts'
import { adjacentSegment } from './segmentBeside.ts'

const frames = toLiftFrames(
  [true, true, false, true].map((isInsideBase, at) => ({
    timestamp: at,
    isInsideBase,
    isTwisting: at === 3,
    score: {},
  })),
)
const lanes = (['OVERALL', 'INSIDE_BASE', 'TURN_NOT_TWIST'] as const).map((lane) => ({
  lane,
  segments: toLiftSegments(frames, lane, 4),
}))

/** Where each key leads, from the first segment on. */
const walk = (...keys: string[]) => {
  let at = lanes[0]?.segments[0]
  for (const key of keys) at = (at && adjacentSegment(lanes, at, key)) ?? undefined
  return at?.id
}

describe('arrow keys on the timeline', () => {
  it('lead to the segment beside, and stay at the edges', () => {
    expect(walk('ArrowRight')).toBe('OVERALL-2.000')
    expect(walk('ArrowLeft')).toBe('OVERALL-0.000')
    expect(walk('End')).toBe('OVERALL-2.000')
    expect(walk('End', 'ArrowRight')).toBe('OVERALL-2.000')
    expect(walk('End', 'Home')).toBe('OVERALL-0.000')
  })

  it('lead to the lane above or below at the same time', () => {
    expect(walk('End', 'ArrowDown')).toBe('INSIDE_BASE-2.000')
    expect(walk('End', 'ArrowDown', 'ArrowDown')).toBe('TURN_NOT_TWIST-0.000')
    expect(walk('ArrowUp')).toBe('OVERALL-0.000')
  })

  it('leave every other key alone', () => {
    expect(walk('x')).toBeUndefined()
  })
})
