import { message } from '#domain/messages.ts'
import { expect, it } from 'vitest'
import { MIN_FREE_BYTES, assertDiskSpace } from './diskSpace.ts'

it('[38.5] writes are refused in words while the disk is nearly full, and go on when it is not', async () => {
  await expect(assertDiskSpace('/full', async () => MIN_FREE_BYTES - 1)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: message('diskFull'),
  })
  await expect(assertDiskSpace('/roomy', async () => MIN_FREE_BYTES)).resolves.toBeUndefined()
})
