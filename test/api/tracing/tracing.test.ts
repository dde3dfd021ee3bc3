/** Traces as a collector receives them by OTLP over HTTP. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#server/app/buildApp.ts'
import { openTracing } from '#server/app/openServices.ts'
import { tracedDatabase } from '#server/platform/tracing/tracedDatabase.ts'
import { actor, api } from '#test/support/api.ts'
import { drainQueue } from '#test/support/drainQueue.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string } }[]
}

const received: object[] = []
const spans = (): SentSpan[] =>
  received.flatMap((body) => {
    const { resourceSpans } = body as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: sent }) => sent))
  })

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await json(request)
  if (request.headers['x-key'] === 'a b') received.push(body as object)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

const collector = createServer((request, response) => void receive(request, response))
collector.listen(0, '127.0.0.1')
await once(collector, 'listening')
const { port } = collector.address() as AddressInfo
afterAll(() => {
  collector.close()
  collector.closeAllConnections()
})

const { db: untraced, settings, files, now } = await api()
const mailer = { send: async () => undefined, close: () => undefined }

const OTLP = {
  endpoint: `http://127.0.0.1:${port}`,
  headers: { 'x-key': 'a b' },
  serviceName: 'test',
  share: 1,
}

async function openTraced(otlp: typeof OTLP) {
  const tracing = await openTracing({ otlp })
  if (!tracing) throw new Error('Nothing is traced.')
  const db = tracedDatabase(untraced, tracing)
  const log: string[] = []
  const parts = { settings, db, files, mailer, now, tracing }
  const logDestination = { write: (line: string) => log.push(line) }
  const app = buildApp({ ...parts, webFolder: null, logDestination })
  return { tracing, parts, app, log }
}

it('[47.10] [47.11] a trace leads from the request over its operation and statements to the job, without anything of a person', async () => {
  const { tracing, parts, app, log } = await openTraced(OTLP)
  const person = await actor('CLIENT_SUPER_USER')
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    },
    payload: {
      query: `mutation ($filter: ObservationFilter) {
        triggerExportObservations(filter: $filter, format: CSV) { id } }`,
      variables: { filter: { search: 'Zebra Quux' } },
    },
  })
  expect(answer.json().errors).toBeUndefined()
  await app.inject({ url: '/healthz' })
  await drainQueue({ parts, schedules: [] })
  await app.close()
  await tracing.close()

  const root = spans().find(({ name }) => name === 'POST /graphql')
  const ours = spans().filter(({ traceId }) => traceId === root?.traceId)
  const pathOf = ({ parentSpanId, name }: SentSpan): string => {
    const parent = ours.find(({ spanId }) => spanId === parentSpanId)
    return parent ? `${pathOf(parent)} > ${name}` : name
  }
  const operation = 'POST /graphql > triggerExportObservations > transaction'
  expect(ours.map(pathOf)).toEqual(
    expect.arrayContaining([
      'POST /graphql',
      expect.stringMatching(/^POST \/graphql > select .*users/),
      `${operation} > insert jobs`,
      `${operation} > job exportObservations > stream`,
      `${operation} > job exportObservations > transaction > update jobs`,
    ]),
  )
  expect(ours.filter(({ status }) => status.code === 2)).toEqual([])
  expect(spans().filter(({ name }) => name.includes('healthz'))).toEqual([])
  expect(root?.traceId).not.toMatch(/^1+$/)
  const [line = ''] = log.filter((text) => text.includes('/graphql'))
  expect(JSON.parse(line)).toMatchObject({ traceId: root?.traceId, msg: 'Answered' })
  const sent = JSON.stringify(received)
  const secrets = [
    person.email,
    person.id,
    person.client_id,
    person.accessToken,
    'Zebra',
    ' where ',
  ]
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
})

it('[47.10] a failure is marked by its kind, without its message', async () => {
  received.length = 0
  const { tracing, parts, app } = await openTraced(OTLP)
  const broken = () => Promise.reject(new Error('ada@a.example is taken'))
  const failing = buildApp({ ...parts, db: { ...parts.db, read: broken, write: broken } })
  const query = 'mutation { forgotPassword(email: "ada@a.example") }'
  await failing.inject({ method: 'POST', url: '/graphql', payload: { query } })
  await Promise.all([app.close(), failing.close()])
  await tracing.close()
  const operation = spans().find(({ name }) => name === 'forgotPassword')
  expect(operation).toMatchObject({
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: 'Error' } }],
  })
  expect(JSON.stringify(received)).not.toContain('ada@')
})

it('[47.12] a collector that is away changes no answer', async () => {
  const { app } = await openTraced({ ...OTLP, endpoint: 'http://127.0.0.1:9' })
  const payload = { query: '{ __typename }' }
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload })
  await app.close()
  expect(answer.json()).toEqual({ data: { __typename: 'Query' } })
})

it('[47.12] without the setting nothing is traced', async () => {
  expect(await openTracing({ otlp: null })).toBe(null)
})
