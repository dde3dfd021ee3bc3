import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())
const { get, database } = bare

it('[38.7] answers /healthz while the process lives, and /readyz while database and files answer', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ok', database: true, files: true })
  database.answers = () => Promise.reject(new Error('away'))
  const away = await get('/readyz')
  database.answers = async () => undefined
  expect([away.statusCode, away.json()]).toEqual([
    503,
    { status: 'not ready', database: false, files: true },
  ])
  expect((await get('/healthz')).statusCode).toBe(200)
})
