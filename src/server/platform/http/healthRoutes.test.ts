import { afterAll, expect, it } from 'vitest'
import { assertDiskSpace } from '../files/diskSpace.ts'
import { bareApp } from '#test/support/bareApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())
const { get, database, settings } = bare

it('[38.7] answers /healthz while the process lives, and /readyz while database and files answer', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({
    status: 'ok',
    database: true,
    files: true,
    disk: true,
  })
  database.answers = () => Promise.reject(new Error('away'))
  const away = await get('/readyz')
  database.answers = async () => undefined
  expect([away.statusCode, away.json()]).toEqual([
    503,
    {
      status: 'not ready',
      database: false,
      files: true,
      disk: true,
      reason: 'The database does not answer.',
    },
  ])
  expect((await get('/healthz')).statusCode).toBe(200)
})

it('[38.7] is not ready while the disk is nearly full, and says so', async () => {
  // A reading counts for half a second; one of another folder ends that of the test before.
  await assertDiskSpace('/', async () => Infinity)
  await expect(assertDiskSpace(settings.dataDir, async () => 0)).rejects.toThrow('diskFull')
  const full = await get('/readyz')
  expect([full.statusCode, full.json()]).toMatchObject([
    503,
    {
      disk: false,
      reason: 'The disk is nearly full: nothing is saved until some space is free.',
    },
  ])
})
