/** Mails are sent in order and one at a time, however long each takes to write. */
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  type JobHandler,
  type JobServices,
  type NewJob,
  queuesFor,
} from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import {
  SCHEDULED_KIND,
  openQueueScenario,
  passTime,
} from '../../support/scenarios/queueScenario.ts'

const scenario = await openQueueScenario()

afterAll(() => scenario.db.close())

const MAIL = 'mail.campaignReminder'

interface Post {
  /** Events in order: 'write 1', 'send 1', 'sent 1' … */
  events: string[]
  parts: JobServices
  handler: JobHandler
}

/**
 * Sends mails whose subjects are numbered by `orders`; `before`: what is waited for before an event, such as 'sent 0',
 * until the others have come.
 */
function post(orders: NewJob[], before: Record<string, string> = {}): Post {
  const events: string[] = []
  const tell = async (event: string) => {
    const awaited = before[event]
    if (awaited) await vi.waitUntil(() => events.includes(awaited))
    events.push(event)
  }
  const mailer = {
    close: () => undefined,
    send: async ({ subject }: Mail) => {
      await tell(`send ${subject}`)
      // Others could begin meanwhile.
      await scenario.db.ping()
      await tell(`sent ${subject}`)
    },
  }
  const handler: JobHandler = async ({ subjectId }, parts) => {
    const place = orders.findIndex((order) => order.subjectId === subjectId)
    await tell(`write ${place}`)
    await parts.mailer.send({ subject: String(place) } as Mail)
    return { state: 'done' }
  }
  return { events, parts: { ...scenario.parts, mailer }, handler }
}

async function ordered(count: number, more: Partial<NewJob> = {}): Promise<NewJob[]> {
  const orders: NewJob[] = []
  for (let place = 0; place < count; place += 1)
    orders.push(await scenario.enqueue({ kind: MAIL, userId: uuid(), ...more }))
  return orders
}

const sendings = (events: string[]) => events.filter((event) => event.startsWith('sen'))
const inOrder = (count: number) =>
  Array.from({ length: count }, (_, place) => [`send ${place}`, `sent ${place}`]).flat()

describe('mails', () => {
  it('[29.7] leave in order and one at a time, also when the later is written sooner', async () => {
    const orders = await ordered(12)
    const { events, parts, handler } = post(orders, { 'write 0': 'write 1', 'write 4': 'write 5' })
    await scenario.work({ [MAIL]: handler }, { parts })
    expect(sendings(events)).toEqual(inOrder(12))
    const rows = await Promise.all(orders.map(scenario.rowOf))
    expect(new Set(rows.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(['done 1']),
    )
  })

  it('[29.7] are written while others leave, a few ahead', async () => {
    const { events, parts, handler } = post(await ordered(9), { 'sent 0': 'write 3' })
    await scenario.work({ [MAIL]: handler }, { parts })
    expect(events.indexOf('write 3')).toBeLessThan(events.indexOf('sent 0'))
    expect(events.indexOf('write 4')).toBeGreaterThan(events.indexOf('sent 0'))
  })

  it('[29.7] that were written and not sent when the worker stopped leave later, once', async () => {
    const orders = await ordered(6)
    const { events, parts, handler } = post(orders)
    const stop = new AbortController()
    const stopping: JobHandler = async (job, given) => {
      const outcome = await handler(job, given)
      stop.abort()
      return outcome
    }
    const [lane] = queuesFor([])
    if (!lane) throw new Error('There is always a lane for quick work.')
    const setup = workerSetup({ parts, handlers: { [MAIL]: stopping } })
    expect(await claimAndRunBatch(setup, lane, stop.signal)).toBe(true)
    expect(events).toContain('write 3')
    expect(sendings(events)).toEqual(inOrder(1))
    const rows = await Promise.all(orders.map(scenario.rowOf))
    expect(rows.map(({ state, attempts, error }) => [state, attempts, error])).toEqual([
      ['done', 1, null],
      ...Array.from({ length: 5 }, () => ['waiting', 0, null]),
    ])
    await scenario.work({ [MAIL]: handler }, { parts })
    expect(sendings(events)).toEqual(inOrder(6))
  })

  it('[29.7] that cannot be written hold up no other, and are alone when they are tried again', async () => {
    const orders = await ordered(4)
    const { events, parts, handler } = post(orders)
    const failing: JobHandler = async (job, given) => {
      if (job.subjectId === orders[1]?.subjectId && job.attempt === 1) throw new Error('No words.')
      return handler(job, given)
    }
    await scenario.work({ [MAIL]: failing }, { parts })
    expect(sendings(events)).toEqual(inOrder(4).filter((event) => !event.endsWith('1')))
    scenario.advanceClock(30)
    const [next = never()] = await ordered(1)
    orders.push(next)
    await scenario.work({ [MAIL]: failing }, { parts })
    expect(events.slice(-6)).toEqual(['write 1', 'send 1', 'sent 1', 'write 4', 'send 4', 'sent 4'])
  })

  it('[29.7] wait for the work before them, and it for them', async () => {
    const orders = [
      ...(await ordered(2)),
      ...(await ordered(1, { kind: SCHEDULED_KIND })),
      ...(await ordered(2)),
    ]
    const { events, parts, handler } = post(orders)
    const seen: string[] = []
    const duty: JobHandler = async () => {
      const rows = await Promise.all(orders.map(scenario.rowOf))
      seen.push(...rows.slice(0, 3).map(({ state }) => state), String(events.length))
      return { state: 'done' }
    }
    await scenario.work({ [MAIL]: handler, [SCHEDULED_KIND]: duty }, { parts })
    expect(seen).toEqual(['done', 'done', 'running', '6'])
    expect(sendings(events)).toEqual(
      [0, 1, 3, 4].flatMap((place) => [`send ${place}`, `sent ${place}`]),
    )
  })

  it('[29.3] never leave when the lease has run out', async () => {
    const [order = never()] = await ordered(1)
    const { events, parts, handler } = post([order])
    let tries = 0
    const standing: JobHandler = async (job, given) => {
      tries += 1
      if (tries === 1) passTime(40_000)
      const { mailer } = given
      await mailer.send({ subject: '0' } as Mail)
      return handler(job, given)
    }
    await scenario.work({ [MAIL]: standing }, { parts })
    vi.restoreAllMocks()
    expect(events).toEqual([])
    expect(await scenario.rowOf(order)).toMatchObject({
      state: 'waiting',
      error: 'Its lease expired before it could be sent.',
    })
    scenario.advanceClock(30)
    await scenario.work({ [MAIL]: handler }, { parts })
    expect(sendings(events)).toEqual(inOrder(1))
  })
})

function never(): never {
  throw new Error('It was ordered a moment ago.')
}
