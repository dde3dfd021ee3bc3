/** Asks the product over HTTP, once. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Target {
  host: string
  port: number
  path: string
  headers: Record<string, string>
}

/** Any answer but 200 without errors rejects. */
export function postGraphql(target: Target, body: string, agent?: Agent): Promise<string> {
  const headers = { ...target.headers, 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request({ ...target, method: 'POST', headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const isGood = response.statusCode === 200 && !text.includes('"errors"')
        if (isGood) resolve(text)
        else reject(new Error(`Answered with ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export const LOGIN = `mutation ($loginData: LoginInput!) {
  login(loginData: $loginData) { access_token refresh_token }
}`

/** Sends a person's token with every request. */
export async function signedInAs(
  port: number,
  { email, password }: { email: string; password: string },
): Promise<Target> {
  const headers = { 'content-type': 'application/json' }
  const target: Target = { host: '127.0.0.1', port, path: '/graphql', headers }
  const body = JSON.stringify({ query: LOGIN, variables: { loginData: { email, password } } })
  const token = JSON.parse(await postGraphql(target, body)).data.login.access_token
  return { ...target, headers: { ...headers, authorization: `Bearer ${token}` } }
}

/** Sends requests at a steady pace, as people do, however long the answers take. */
export interface Paced {
  p50: number
  p95: number
  p99: number
  most: number
  requests: number
}

/** Milliseconds until answered, from the moment at which each was due. One that fails ends the measurement. */
export async function pacedRequests(
  target: Target,
  bodies: readonly string[],
  { perSecond, isOver }: { perSecond: number; isOver: () => boolean },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  const took: number[] = []
  const asked: Promise<void>[] = []
  const failures: unknown[] = []
  const began = performance.now()
  const ask = async (body: string, dueAt: number) => {
    await postGraphql(target, body, agent)
    took.push(performance.now() - dueAt)
  }
  while (!isOver() && failures.length === 0) {
    const dueAt = began + (asked.length * 1_000) / perSecond
    await wait(Math.max(0, dueAt - performance.now()))
    const body = bodies[asked.length % bodies.length] ?? ''
    asked.push(ask(body, dueAt).catch((error: unknown) => void failures.push(error)))
  }
  await Promise.all(asked)
  agent.destroy()
  if (failures.length > 0) throw failures[0]
  took.sort((a, b) => a - b)
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1), requests: took.length }
}

/** Measures how long others wait for pages of lists while something large is done on the server. */
export interface Meanwhile {
  name: string
  work: () => Promise<unknown>
}

const LISTS_A_SECOND = 20
const QUIET_MS = 8_000

/** A table of Markdown; first without anything beside. */
export async function listsMeanwhile(
  target: Target,
  queries: readonly string[],
  meanwhile: readonly Meanwhile[],
): Promise<string> {
  const bodies = queries.map((query) => JSON.stringify({ query }))
  for (let times = 0; times < 50; times += 1)
    for (const body of bodies) await postGraphql(target, body)
  const rows = ['| lists meanwhile | p50 ms | p95 ms | longest ms |', '| --- | --: | --: | --: |']
  const quiet = { name: 'without', work: () => new Promise((done) => setTimeout(done, QUIET_MS)) }
  for (const { name, work } of [quiet, ...meanwhile]) {
    let isOver = false
    const done = work().finally(() => {
      isOver = true
    })
    const paced = pacedRequests(target, bodies, { perSecond: LISTS_A_SECOND, isOver: () => isOver })
    const [{ p50, p95, most }] = await Promise.all([paced, done])
    const row = `| ${name} | ${[p50, p95, most].map((ms) => ms.toFixed(1)).join(' | ')} |`
    console.log(row)
    rows.push(row)
  }
  return rows.join('\n')
}
