/** The running worker: it finds jobs, runs heavy ones next to quick ones, and shuts down in order. */
import { afterAll, describe, expect, it, vi } from 'vitest'
import { heavyQueue, type JobHandler, type QueuedJob } from '#server/platform/queue/queue.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { startWorker, type WorkerOptions } from '#server/platform/queue/queueWorker.ts'
import {
  SCHEDULED_KIND,
  openQueueScenario,
  passTime,
  recordingHandler,
} from '../../support/scenarios/queueScenario.ts'

const scenario = await openQueueScenario()

afterAll(() => scenario.db.close())

const never: JobHandler = () => new Promise(() => undefined)

function working(handlers: WorkerOptions['handlers'], more: Partial<WorkerOptions> = {}) {
  const errors: unknown[] = []
  const stop = startWorker({
    ...workerSetup({ parts: scenario.parts, handlers }),
    report: (error) => errors.push(error),
    pollIntervalMs: 20,
    failurePauseMs: 20,
    ...more,
  })
  return { stop, errors }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo).toBe(true)
}

/** Returns a promise that the test resolves. */
function held() {
  const begun: QueuedJob[] = []
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const handler: JobHandler = async (job) => {
    begun.push(job)
    await gone
    return { state: 'done' }
  }
  return { begun, letGo, handler }
}

describe('the worker', () => {
  it('[48.14] runs as many jobs of a queue at the same time as it has been told', async () => {
    const { begun, letGo, handler } = held()
    const queue = heavyQueue([SCHEDULED_KIND])
    const { stop } = working({ [SCHEDULED_KIND]: handler }, { queues: [queue, queue] })
    for (let job = 0; job < 3; job += 1) await scenario.enqueue()
    await until(() => begun.length >= 2)
    expect(begun).toHaveLength(2)
    letGo()
    await until(() => begun.length === 3)
    await stop()
  })

  it('[29.10] finds the jobs that become due while it polls', async () => {
    const done: QueuedJob[] = []
    const { stop, errors } = working({ [SCHEDULED_KIND]: recordingHandler(done) })
    const first = await scenario.enqueue()
    await until(() => done.length === 1)
    const second = await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() + 60_000) })
    scenario.advanceClock(60)
    await until(() => done.length === 2)
    expect(done.map(({ subjectId }) => subjectId)).toEqual([first.subjectId, second.subjectId])
    await stop()
    expect(errors).toEqual([])
  })

  it('[29.10] ends the job that is under work before it stops, and gives the others back at once', async () => {
    const orders = [await scenario.enqueue(), await scenario.enqueue(), await scenario.enqueue()]
    const { begun, letGo, handler } = held()
    const { stop } = working({ [SCHEDULED_KIND]: handler })
    await until(() => begun.length === 1)
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    await scenario.db.ping()
    expect(isStopped).toBe(false)
    letGo()
    await stopping
    const rows = await Promise.all(orders.map(scenario.rowOf))
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['waiting', 0],
      ['waiting', 0],
    ])
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toHaveLength(2)
  })

  it('[29.16] writes nothing while there is no work', async () => {
    let reads = 0
    let writes = 0
    const db: typeof scenario.db = {
      ...scenario.db,
      read: (...args) => {
        reads += 1
        return scenario.db.read(...args)
      },
      write: (...args) => {
        writes += 1
        return scenario.db.write(...args)
      },
    }
    await scenario.enqueue({ dueAt: new Date(scenario.now().getTime() + 60_000) })
    const { stop, errors } = working({}, { parts: { ...scenario.parts, db } })
    await until(() => reads + writes >= 10)
    await stop()
    expect({ writes, errors }).toEqual({ writes: 0, errors: [] })
  })

  it('[29.10] waits for no job that does not end', async () => {
    const job = await scenario.enqueue()
    const { stop } = working({ [SCHEDULED_KIND]: never }, { shutdownTimeoutMs: 300 })
    await until(async () => (await scenario.rowOf(job)).state === 'running')
    await stop()
    await scenario.loseLeases()
    const done: QueuedJob[] = []
    await scenario.work({ [SCHEDULED_KIND]: recordingHandler(done) })
    expect(done).toMatchObject([{ subjectId: job.subjectId, attempt: 2 }])
  })

  it('[29.9] lets no long work hold up the quick', async () => {
    const long = await scenario.enqueue({ kind: 'alertOfInactivity', priority: 1 })
    const { begun, letGo, handler } = held()
    const done: QueuedJob[] = []
    const { stop } = working(
      { alertOfInactivity: handler, [SCHEDULED_KIND]: recordingHandler(done) },
      { heavyKinds: ['alertOfInactivity'] },
    )
    await until(() => begun.length === 1)
    await scenario.enqueue()
    await until(() => done.length === 1)
    expect(await scenario.rowOf(long)).toMatchObject({ state: 'running' })
    letGo()
    await stop()
    expect(await scenario.rowOf(long)).toMatchObject({ state: 'done' })
  })

  it('[29.9] looks up from a long queue for what is more urgent', async () => {
    const done: QueuedJob[] = []
    const slow: JobHandler = async (job, parts) => {
      if (done.length === 0) {
        await scenario.enqueue({ priority: 1, kind: 'mail.passwordReset' })
        passTime(2_100)
      }
      return recordingHandler(done)(job, parts)
    }
    for (let count = 0; count < 3; count += 1) await scenario.enqueue()
    await scenario.work({ [SCHEDULED_KIND]: slow, 'mail.passwordReset': recordingHandler(done) })
    expect(done.map(({ kind }) => kind)).toEqual([
      SCHEDULED_KIND,
      'mail.passwordReset',
      SCHEDULED_KIND,
      SCHEDULED_KIND,
    ])
    expect(done.every(({ attempt }) => attempt === 1)).toBe(true)
    vi.restoreAllMocks()
  })

  it('[29.10] reports a database that is away, and goes on when it is back', async () => {
    let isAway = true
    const db: typeof scenario.db = {
      ...scenario.db,
      write: (scope, work) =>
        isAway
          ? Promise.reject(new Error('The database is away.'))
          : scenario.db.write(scope, work),
    }
    const job = await scenario.enqueue()
    const { stop, errors } = working(
      { [SCHEDULED_KIND]: recordingHandler([]) },
      { parts: { ...scenario.parts, db } },
    )
    await until(() => errors.length > 0)
    expect(String(errors[0])).toContain('The database is away.')
    isAway = false
    await until(async () => (await scenario.rowOf(job)).state === 'done')
    await stop()
  })

  // The last one, as its job comes back.
  it('[47.16] tells of each attempt how it ended, and nothing of whom it was about', async () => {
    const logged: object[] = []
    const queue = heavyQueue([SCHEDULED_KIND])
    const handler: JobHandler = () => Promise.reject(new Error('Uma Novak cannot be read.'))
    const setup = { queues: [queue], logJob: (attempt: object) => void logged.push(attempt) }
    const { stop } = working({ [SCHEDULED_KIND]: handler }, setup)
    const job = await scenario.enqueue()
    await until(() => logged.length > 0)
    await stop()
    const { id } = await scenario.rowOf(job)
    expect(logged).toEqual([
      {
        job: id,
        kind: SCHEDULED_KIND,
        clientId: job.clientId,
        attempt: 1,
        state: 'repeated',
        milliseconds: expect.any(Number),
      },
    ])
  })
})
