import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from './pageWindow.ts'

it.each([
  [1, 1, [1], false, false],
  [2, 3, [1, 2, 3], false, false],
  [1, 9, [1, 2, 3, 4, 5], false, true],
  [5, 9, [3, 4, 5, 6, 7], true, true],
  [9, 9, [5, 6, 7, 8, 9], true, false],
])('page %i of %i shows %j', (page, pages, numbers, hasPagesBefore, hasPagesAfter) => {
  expect(pageWindow(page, pages)).toEqual({ numbers, hasPagesBefore, hasPagesAfter })
})

it('shows five numbers, or all of fewer pages, with the current one among them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (a, b) => {
        const [page, pages] = [Math.min(a, b), Math.max(a, b)]
        const { numbers, hasPagesBefore, hasPagesAfter } = pageWindow(page, pages)
        expect(numbers).toHaveLength(Math.min(5, pages))
        expect(numbers).toContain(page)
        expect(numbers.every((number) => number >= 1 && number <= pages)).toBe(true)
        expect(hasPagesBefore).toBe(!numbers.includes(1))
        expect(hasPagesAfter).toBe(!numbers.includes(pages))
      },
    ),
  )
})
