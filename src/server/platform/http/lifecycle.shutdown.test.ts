import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { bareApp } from '#test/support/bareApp.ts'
import { buildApp } from '../../app/buildApp.ts'

const bare = await bareApp()
afterAll(() => bare.close())

it('[38.8] answers what is in flight before it leaves, and waits for work behind the answers', async () => {
  const leaving = buildApp({ ...bare.parts, webFolder: '/nowhere' })
  leaving.get('/slow', async () => {
    await wait(300)
    return 'done'
  })
  const address = await leaving.listen({ port: 0, host: '127.0.0.1' })
  const slow = fetch(`${address}/slow`)
  await wait(50)
  await leaving.close()
  expect(await (await slow).text()).toBe('done')
})
