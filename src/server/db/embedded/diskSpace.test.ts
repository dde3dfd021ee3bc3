import { expect, it } from 'vitest'
import { LEAST_FREE_BYTES, refuseWhenNearlyFull } from './diskSpace.ts'

it('writes are refused in words while the disk is nearly full, and go on when it is not', async () => {
  await expect(
    refuseWhenNearlyFull('/full', async () => LEAST_FREE_BYTES - 1),
  ).rejects.toMatchObject({
    code: 'NOT_AVAILABLE',
    message: 'The disk is nearly full, so nothing was saved. Free some space and try again.',
  })
  await expect(
    refuseWhenNearlyFull('/roomy', async () => LEAST_FREE_BYTES),
  ).resolves.toBeUndefined()
})
