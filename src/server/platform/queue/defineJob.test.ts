import { message } from '#domain/messages.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineJob, type JobServices, type QueuedJob } from './queue.ts'

const seen: string[] = []
const checked = defineJob({
  kind: 'summariseWeek',
  payload: z.object({ day: z.string() }),
  handler: async ({ payload: { day } }) => {
    seen.push(day)
    return { state: 'done' }
  },
})

const run = (payload: unknown) => checked({ payload } as QueuedJob, {} as JobServices)

it('[29.19] a payload that another version wrote differently ends the job with its reason', async () => {
  expect(await run({ day: '2026-11-02', from: 'a newer one' })).toEqual({ state: 'done' })
  expect(await run({ date: '2026-11-02' })).toEqual({
    state: 'failed',
    reason: message('jobUnreadable'),
  })
  expect(seen).toEqual(['2026-11-02'])
})
