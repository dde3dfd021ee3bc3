import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitPerson } from './personLimits.ts'

/** Work that ends when it is told to, and says how much of it runs at the same time. */
function heldWork() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  return {
    work: async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    },
    most: () => most,
    endNext: async () => {
      ends.shift()?.()
      // Waiting calls are started by promises alone.
      await nextTurn()
    },
  }
}

it.each([1, 3])(
  '[12.22] runs %i pieces of work of a person at once, and those of several people at the same time',
  async (running) => {
    const limited = limitPerson({ running, waiting: 9 })
    const [own, others] = [heldWork(), heldWork()]
    const all = [
      ...Array.from({ length: 5 }, () => limited('one', own.work)),
      limited('another', others.work),
    ]
    await nextTurn()
    expect(others.most()).toBe(1)
    await others.endNext()
    for (let ended = 0; ended < 5; ended += 1) await own.endNext()
    await Promise.all(all)
    expect(own.most()).toBe(running)
  },
)

it('[12.22] goes on after work that failed', async () => {
  const limited = limitPerson({ running: 1, waiting: 9 })
  const failed = limited('one', () => Promise.reject(new Error('failed')))
  const next = limited('one', () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('done')
})

it('[12.22] refuses more than some that wait, and takes the next when they are done', async () => {
  const limited = limitPerson({ running: 1, waiting: 2 })
  const { work, endNext } = heldWork()
  const taken = Array.from({ length: 3 }, () => limited('one', work))
  await expect(limited('one', work)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 5 },
  })
  expect(await limited('another', () => Promise.resolve('done'))).toBe('done')
  for (let ended = 0; ended < 3; ended += 1) await endNext()
  await Promise.all(taken)
  expect(await limited('one', () => Promise.resolve('done'))).toBe('done')
})
