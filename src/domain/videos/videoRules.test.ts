import { describe, expect, it } from 'vitest'
import { isBodyAngleRight } from './liftSegments.ts'
import {
  parseTimeParameter,
  withTimeParameter,
  PLAYBACK_SPEEDS,
  adjacentSpeed,
  seekTargetOf,
} from './playbackTime.ts'
import { verdictColour, LIFT_COLOURS, scoreColour } from './scoreColour.ts'

describe('the rules of the timeline', () => {
  it('[4.45] a click leads to one second before the start of the segment, or to 0', () => {
    expect([2.5, 1, 0.999, 0].map(seekTargetOf)).toEqual([1.5, 0, 0, 0])
  })

  it('[9.16] a body angle is right from 15 to 165 degrees, both included', () => {
    expect([14.999, 15, 90, 165, 165.001].map(isBodyAngleRight)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(isBodyAngleRight(null)).toBeNull()
  })

  it('[9.18] scores are red at 0, orange at 0.5, green at 1, and pass into each other', () => {
    const onWhite = (score: number) => scoreColour(score, 'light')
    expect([0, 0.5, 1].map(onWhite)).toEqual(['#c0362c', '#d97706', '#1b7f4b'])
    expect(onWhite(0.25)).toBe('#cd5719')
    expect([-3, 7].map(onWhite)).toEqual(['#c0362c', '#1b7f4b'])
  })

  it.each(['light', 'dark'] as const)(
    '[9.19] correct is green, incorrect is red, unknown is grey: %s',
    (mode) => {
      const colours = LIFT_COLOURS[mode]
      expect(verdictColour(true, null, mode)).toBe(colours.correct)
      expect(verdictColour(false, null, mode)).toBe(colours.incorrect)
      expect(verdictColour(null, 0.2, mode)).toBe(colours.unknown)
      expect(verdictColour(true, 0.5, mode)).toBe(colours.middling)
    },
  )
})

describe('a link to a moment', () => {
  it('[22.11] names it in seconds; anything else is no time', () => {
    expect(parseTimeParameter('1.250')).toBe(1.25)
    expect(parseTimeParameter('0')).toBe(0)
    expect(['', '-1', '1e3', 'NaN', '1.2.3', ' 1', null].map(parseTimeParameter)).toEqual(
      Array.from({ length: 7 }, () => null),
    )
  })

  it('[22.11] keeps the rest of the address, and is read again as the time that it was made for', () => {
    expect(withTimeParameter('?clientId=7&t=3&tasks=1,2', 1.25)).toBe(
      '?clientId=7&tasks=1,2&t=1.250',
    )
    expect(withTimeParameter('', 0)).toBe('?t=0.000')
  })
})

describe('the speed', () => {
  it('[22.9] goes from 0.1 to 2 times', () => {
    expect([PLAYBACK_SPEEDS[0], PLAYBACK_SPEEDS.at(-1)]).toEqual([0.1, 2])
    expect(adjacentSpeed(1, 1)).toBe(1.25)
    expect(adjacentSpeed(1, -1)).toBe(0.75)
    expect([adjacentSpeed(2, 1), adjacentSpeed(0.1, -1)]).toEqual([2, 0.1])
  })
})
