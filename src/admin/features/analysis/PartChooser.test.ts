import { expect, it } from 'vitest'
import { limitPart } from './PartChooser.tsx'

it('[41.13] the part of a long recording lies within it, lasts 1 to 60 seconds, and keeps the end that was moved', () => {
  expect(limitPart([100, 160], 0, 300)).toEqual([100, 160])
  expect(limitPart([100, 260], 0, 300)).toEqual([100, 160])
  expect(limitPart([100, 260], 1, 300)).toEqual([200, 260])
  expect(limitPart([299.9, 300], 0, 300)).toEqual([299, 300])
  expect(limitPart([0, 0.2], 1, 300)).toEqual([0, 1])
  expect(limitPart([0, 300], 1, 300)).toEqual([240, 300])
})
