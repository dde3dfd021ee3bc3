import { expect, it } from 'vitest'
import { shareText } from './intervalText.ts'

it('[40.5] a share is 0% or 100% only where it is exact', () => {
  const shares = [0, 1 / 300, 0.421, 214 / 215, 1]
  expect(shares.map(shareText)).toEqual(['0%', '<1%', '42%', '>99%', '100%'])
})
