import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limbPath } from './Figure.tsx'

const joint = fc.record({
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 0, max: 500 }),
  r: fc.integer({ min: 5, max: 40 }),
})

describe('the outline of a limb', () => {
  it('[40.6] touches both joints at the distance of their thickness', () => {
    fc.assert(
      fc.property(joint, joint, (from, to) => {
        const apart = Math.hypot(to.x - from.x, to.y - from.y)
        fc.pre(apart > Math.abs(from.r - to.r))
        const [a, b, c, d] = [...limbPath(from, to).matchAll(/(-?[\d.]+) (-?[\d.]+)(?= [LAZ])/gu)]
        for (const [point, centre] of [
          [a, from],
          [b, to],
          [c, to],
          [d, from],
        ] as const) {
          const distance = Math.hypot(Number(point?.[1]) - centre.x, Number(point?.[2]) - centre.y)
          expect(Math.abs(distance - centre.r)).toBeLessThan(0.2)
        }
      }),
    )
  })

  it('[40.6] is one circle where one joint lies within the other', () => {
    expect(limbPath({ x: 10, y: 10, r: 20 }, { x: 12, y: 10, r: 5 })).toBe(
      'M-10 10 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0 Z',
    )
  })
})
