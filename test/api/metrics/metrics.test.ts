import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#server/app/buildApp.ts'
import { openMetrics } from '#server/app/serverMetrics.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { api } from '#test/support/api.ts'
import { buildJob, removeWork } from '#test/support/buildJob.ts'

const { db, settings, files } = await api()
const mailer = { send: async () => undefined, close: () => undefined }
const now = () => new Date('2026-11-23T10:00:00Z')
const metered = await openMetrics({ settings: { host: '127.0.0.1', metricsPort: 0 }, db, now })
if (!metered) throw new Error('Nothing is measured.')
const { metrics, port, close } = metered
const app = buildApp({ settings, db, files, mailer, metrics, webFolder: null })
afterAll(() => Promise.all([app.close(), close()]))

const look = async (path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, lines: (await answer.text()).split('\n') }
}

await removeWork(db)
const job = await buildJob(db, { state: 'waiting', due_at: new Date('2026-11-23T09:59:00Z') })
const { client_id } = job
await buildJob(db, { client_id, state: 'failed', kind: 'mail.passwordReset' })
for (const day of ['2026-11-01', '2026-11-01', '2026-11-02'])
  await insertRow(db, client_id, 'observation_dirty_days', { client_id, day })

it('[47.3] jobs are told by kind and state, how long the oldest is due, and the days that are not counted', async () => {
  const { lines } = await look()
  expect(lines).toEqual(
    expect.arrayContaining([
      'liftwise_jobs{kind="exportObservations",state="waiting"} 1',
      'liftwise_jobs{kind="mail.passwordReset",state="failed"} 1',
      'liftwise_oldest_due_job_seconds 60',
      'liftwise_uncounted_days 2',
    ]),
  )
})

it('[47.3] the process tells its CPU, its memory and how late its event loop is', async () => {
  const { lines } = await look()
  const names = lines.map((line) => line.split(/[ {]/)[0])
  expect(names).toEqual(
    expect.arrayContaining([
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ]),
  )
})

it('[47.3] operations are told by name and outcome, answers by route and status, never by address', async () => {
  const post = (query: string) =>
    app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  await post('{ me { id } }')
  await post('{ nothing }')
  await post('{ fine: __typename }')
  await app.inject({ url: `/healthz?token=${randomUUID()}` })
  await app.inject({ url: `/${randomUUID()}` })
  const { lines } = await look()
  const counts = lines.filter((line) =>
    /^liftwise_(operation|http_request)_seconds_count/.test(line),
  )
  expect(counts).toEqual([
    'liftwise_http_request_seconds_count{route="/graphql",status="2xx"} 3',
    'liftwise_http_request_seconds_count{route="/healthz",status="2xx"} 1',
    'liftwise_http_request_seconds_count{route="none",status="4xx"} 1',
    'liftwise_operation_seconds_count{operation="me",outcome="refused"} 1',
    'liftwise_operation_seconds_count{operation="none",outcome="refused"} 1',
    'liftwise_operation_seconds_count{operation="__typename",outcome="ok"} 1',
  ])
})

it('[47.4] they have a port of their own, which answers nothing else; without the setting nothing is counted', async () => {
  expect((await look('/')).status).toBe(404)
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404)
  expect(await openMetrics({ settings, db })).toBe(null)
})

it('[38.24] a port that is in use is refused with what to do', async () => {
  const port = metered?.port ?? 0
  await expect(
    openMetrics({ settings: { host: '127.0.0.1', metricsPort: port }, db }),
  ).rejects.toThrow(
    `The port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set METRICS_PORT to a free port.`,
  )
})
