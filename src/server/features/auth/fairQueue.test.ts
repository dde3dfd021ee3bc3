import { expect, it } from 'vitest'
import { tooManyAttempts } from '#domain/messages.ts'
import { fairQueue, type Requester } from './fairQueue.ts'

const stranger = (key: string): Requester => ({ key, isKnown: false })

/** Runs one piece of work at a time; pieces end when they are told to, and are listed in the order of their start. */
function openQueue() {
  const run = fairQueue({ concurrent: 1, waitingPerRequester: 3, waiting: 6 })
  const started: string[] = []
  const ends: (() => void)[] = []
  const settled: Promise<unknown>[] = []
  return {
    started,
    add: (requester: Requester) => {
      const done = run(requester, () => {
        started.push(requester.key)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
      settled.push(done.catch(() => undefined))
      return done
    },
    async finish() {
      while (started.length > 0 && ends.length > 0) {
        ends.shift()?.()
        await new Promise(setImmediate)
      }
      await Promise.all(settled)
      return started
    },
  }
}

it('[10.23] lets requesters take turns, and known devices come first', async () => {
  const queue = openQueue()
  for (const key of ['attacker', 'attacker', 'attacker', 'attacker', 'visitor'])
    void queue.add(stranger(key))
  void queue.add({ key: 'device', isKnown: true })
  expect(await queue.finish()).toEqual([
    'attacker',
    'device',
    'attacker',
    'visitor',
    'attacker',
    'attacker',
  ])
})

it('[10.23] refuses what one requester sends beyond its share, and a flood of many', async () => {
  const queue = openQueue()
  for (let round = 0; round < 4; round += 1) void queue.add(stranger('attacker'))
  const refusal = {
    code: 'RATE_LIMITED',
    message: tooManyAttempts(1),
  }
  await expect(queue.add(stranger('attacker'))).rejects.toMatchObject(refusal)
  for (const key of ['a', 'b', 'c']) void queue.add(stranger(key))
  await expect(queue.add(stranger('d'))).rejects.toMatchObject(refusal)
  expect(await queue.finish()).toHaveLength(7)
})
