import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { framesEnd, frameIndexAt, timeOfNearbyFrame } from './frameTimes.ts'

const FIFTEEN_A_SECOND = [0, 0.067, 0.133, 0.2, 0.267]
const UNEVEN = [0, 0.05, 0.3, 0.35, 1.1]

const times = fc
  .uniqueArray(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 })
  .map((all) => all.toSorted((a, b) => a - b).map((ms) => ms / 1000))

describe('frames of a recording', () => {
  it('are found by the media time of the picture, though timestamps are whole milliseconds', () => {
    for (const [frame] of FIFTEEN_A_SECOND.entries())
      expect(frameIndexAt(FIFTEEN_A_SECOND, frame / 15)).toBe(frame)
    expect(frameIndexAt(UNEVEN, 0.29)).toBe(1)
    expect(frameIndexAt(UNEVEN, 99)).toBe(4)
    expect(frameIndexAt([2, 3], 0.5)).toBe(0)
    expect(frameIndexAt([], 1)).toBe(-1)
  })

  it('are stepped through by their own timestamps, not by a rate', () => {
    expect([1, 2, 10, -1].map((by) => timeOfNearbyFrame(UNEVEN, 0.3, by))).toEqual([
      0.35, 1.1, 1.1, 0.05,
    ])
    expect(timeOfNearbyFrame(UNEVEN, 0, -1)).toBe(0)
    expect(timeOfNearbyFrame([], 0, 1)).toBeNull()
  })

  it('stepping on and back again returns; stepping on visits every frame', () => {
    fc.assert(
      fc.property(times, (all) => {
        const visited = [all[0] ?? 0]
        for (let step = 1; step < all.length; step += 1)
          visited.push(timeOfNearbyFrame(all, visited.at(-1) ?? 0, 1) ?? -1)
        // Frames that are not told apart by a millisecond cannot be stepped through one by one.
        const apart = all.every((time, at) => at === 0 || time - (all[at - 1] ?? 0) > 0.0015)
        if (!apart) return
        expect(visited).toEqual(all)
        for (const time of all.slice(0, -1))
          expect(timeOfNearbyFrame(all, timeOfNearbyFrame(all, time, 1) ?? -1, -1)).toBe(time)
      }),
    )
  })

  it('the last one lasts as long as the others on average', () => {
    expect(framesEnd([0, 1, 4])).toBe(6)
    expect(framesEnd([4])).toBe(4)
    expect(framesEnd([])).toBe(0)
  })
})
