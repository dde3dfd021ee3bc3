import { describe, expect, it } from 'vitest'
import { findIncorrectMoments, adjacentMoment, toLiftSegments } from './liftSegments.ts'
import { toLiftFrames } from './liftFrames.ts'

const frames = toLiftFrames(
  [
    [true, false, 0.9],
    [false, false, 0.3],
    [false, false, 0.1],
    [true, true, 0.9],
    [false, true, 0.1],
  ].map(([isInsideBase, isTwisting, insideBase], at) => ({
    timestamp: at,
    isInsideBase: Boolean(isInsideBase),
    isTwisting: Boolean(isTwisting),
    score: { insideBase: Number(insideBase) },
  })),
)
const segments = (['INSIDE_BASE', 'TURN_NOT_TWIST'] as const).flatMap((lane) =>
  toLiftSegments(frames, lane, 5),
)
const moments = findIncorrectMoments(segments)

describe('incorrect moments', () => {
  it('[22.15] come by time; a fault whose score changes is one moment', () => {
    expect(moments.map(({ start, lane }) => `${start} ${lane}`)).toEqual([
      '1 INSIDE_BASE',
      '3 TURN_NOT_TWIST',
      '4 INSIDE_BASE',
    ])
  })

  it('[22.15] the next and the previous one are found from the time, or from the one that is selected', () => {
    const fromTime = (time: number, by: 1 | -1) =>
      adjacentMoment(moments, { selected: null, time }, by)?.start ?? null
    expect([fromTime(0, 1), fromTime(1, 1), fromTime(4, 1)]).toEqual([1, 3, null])
    expect([fromTime(5, -1), fromTime(3, -1), fromTime(1, -1)]).toEqual([4, 1, null])
    const selected = moments[1]?.id ?? ''
    expect(adjacentMoment(moments, { selected, time: 2 }, 1)?.start).toBe(4)
    expect(adjacentMoment(moments, { selected, time: 2 }, -1)?.start).toBe(1)
  })

  it('[22.15] stepping on from the beginning visits each once', () => {
    const visited: string[] = []
    let at = adjacentMoment(moments, { selected: null, time: 0 }, 1)
    while (at) {
      visited.push(at.id)
      at = adjacentMoment(moments, { selected: at.id, time: Math.max(0, at.start - 1) }, 1)
    }
    expect(visited).toEqual(moments.map(({ id }) => id))
  })
})
