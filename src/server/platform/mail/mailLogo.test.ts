import { afterEach, expect, it, vi } from 'vitest'
import type { FileStore } from '../files/fileStore.ts'
import { readMailLogo } from './mailLogo.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('[30.4] an email goes without its logo while the file store is down, which is logged', async () => {
  const write = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined)
  const files = {
    get: () => Promise.reject(new Error('the store is down')),
  } as unknown as FileStore
  expect(await readMailLogo(files, 'logo-1.png')).toBeNull()
  expect(write.mock.calls).toEqual([
    ['The logo logo-1.png could not be read for a mail: the store is down'],
  ])
})
