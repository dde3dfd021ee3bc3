import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitPart } from './PartChooser.tsx'

const seconds = fc.double({ min: 0, max: 600, noNaN: true })

describe('the part of a long recording', () => {
  it('[41.13] lies within the recording and lasts 1 to 60 seconds, whatever end is moved', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 60.1, max: 600, noNaN: true }),
        seconds,
        seconds,
        fc.constantFrom(0, 1),
        (length, from, to, moved) => {
          const given = [Math.min(from, length), Math.min(to, length)] as const
          const [start, end] = limitPart(given, moved, length)
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(length)
          expect(end - start).toBeGreaterThanOrEqual(1 - 1e-9)
          expect(end - start).toBeLessThanOrEqual(60 + 1e-9)
        },
      ),
    )
  })

  it('[41.13] keeps the end that was moved where it can', () => {
    expect(limitPart([100, 160], 0, 300)).toEqual([100, 160])
    expect(limitPart([100, 260], 0, 300)).toEqual([100, 160])
    expect(limitPart([100, 260], 1, 300)).toEqual([200, 260])
    expect(limitPart([299.9, 300], 0, 300)).toEqual([299, 300])
  })
})
