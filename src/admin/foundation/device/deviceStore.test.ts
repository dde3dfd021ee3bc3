import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice, clearOlder, deviceStore, subscribeToDeviceStore } from './deviceStore.ts'

const ANN = 'a0000000-0000-4000-8000-000000000001'
const BOB = 'b0000000-0000-4000-8000-000000000002'

const signedInAs = (sub: string | null) => {
  const values = new Map<string, string>(
    sub
      ? [
          ['access_token', `head.${btoa(JSON.stringify({ sub }))}.signature`],
          ['refresh_token', 'refresh'],
        ]
      : [],
  )
  vi.stubGlobal('localStorage', { getItem: (key: string) => values.get(key) ?? null })
}

beforeEach(() => signedInAs(ANN))
afterEach(async () => {
  await clearDevice()
  vi.unstubAllGlobals()
})

it('[45.1] what a person keeps on a device is read, listed and changed by nobody else', async () => {
  const recent = deviceStore<string>('recent')
  await recent.put('one', 'of Ann')
  signedInAs(BOB)
  await recent.put('two', 'of Bob')
  await recent.update('one', (value) => value)
  expect(await recent.get('one')).toBeNull()
  expect(await recent.list()).toEqual(['of Bob'])
  signedInAs(null)
  expect(await recent.list()).toEqual([])
  await expect(recent.put('three', 'of nobody')).rejects.toThrow('Nobody is signed in.')
  signedInAs(ANN)
  expect(await recent.list()).toEqual(['of Ann'])
})

it('[45.1] signing out deletes what a device keeps, except submissions that are not sent yet', async () => {
  await deviceStore('choices').put('one', 1)
  await deviceStore('submissions').put('one', 1)
  await deviceStore('submissions').put('two', { state: 'sent' })
  await clearDevice()
  expect(await deviceStore('choices').list()).toEqual([])
  expect(await deviceStore('submissions').list()).toEqual([1])
  await deviceStore('submissions').delete('one')
})

it('[45.1] changes of a value follow each other and are announced', async () => {
  const counts = deviceStore<number>('recent')
  const changed = vi.fn<() => void>()
  const unsubscribe = subscribeToDeviceStore('recent', changed)
  await Promise.all(
    Array.from({ length: 20 }, () => counts.update('count', (count) => (count ?? 0) + 1)),
  )
  expect(await counts.get('count')).toBe(20)
  await expect.poll(() => changed.mock.calls).toHaveLength(20)
  unsubscribe()
  expect(await counts.update('count', () => null)).toBeNull()
  expect(await counts.list()).toEqual([])
})

it('[45.1] what is too old is deleted, of every person', async () => {
  const recent = deviceStore<string>('recent')
  await recent.put('one', 'of Ann')
  await clearOlder('recent', Date.now() - 60_000)
  expect(await recent.list()).toEqual(['of Ann'])
  signedInAs(BOB)
  await clearOlder('recent', Date.now() + 1)
  signedInAs(ANN)
  expect(await recent.list()).toEqual([])
})
