/**
 * Measures exports of observations of one client with BENCH_OBSERVATIONS (1,000,000) rows: rows a second beside
 * `COPY … TO STDOUT` of the same query, the memory that they take, and how long others wait for a list meanwhile.
 * BENCH_DATABASE_URL: a PostgreSQL database, empty or left by an earlier run. BENCH_ROUNDS: of each, 3; the best counts,
 * as whatever else a machine does makes it slower only. psql must be on the PATH.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SELECTIONS } from '#api/selections.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import type { Benched } from './benchedServer.ts'
import type { ExportToMeasure, MeasuredExport } from './exportProcess.ts'
import { pacedRequests } from './pacedRequests.ts'
import { answerOf, type Target } from './underLoad.ts'

const databaseUrl = process.env['BENCH_DATABASE_URL']
if (!databaseUrl) throw new Error('BENCH_DATABASE_URL: a PostgreSQL database.')
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const LISTS_A_SECOND = 20

const server = fork(new URL('benchedServer.ts', import.meta.url), {
  env: {
    ...process.env,
    BENCH_WORK: 'on',
    BENCH_OBSERVATIONS: process.env['BENCH_OBSERVATIONS'] ?? '1000000',
  },
})
try {
  const [benched] = (await once(server, 'message')) as [Benched]
  const { target, userId } = await signedIn(benched)
  await speeds({ databaseUrl, clientId: benched.clientId, userId })
  await waits(target)
} finally {
  await ended(server)
}

/** In a process of its own, so that its memory is its own. */
async function speeds(given: Omit<ExportToMeasure, 'format'>): Promise<void> {
  const best = { COPY: 0, CSV: 0, EXCEL: 0 }
  const growth = { CSV: 0, EXCEL: 0 }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const format of EXPORT_FORMATS) {
      const { rows, seconds, growth: more, statement } = await measured({ ...given, format })
      best[format] = Math.max(best[format], rows / seconds)
      growth[format] = Math.max(growth[format], more)
      best.COPY = Math.max(best.COPY, rows / (await copied(given.databaseUrl, statement)))
    }
  console.log(
    `${'rows a second'.padEnd(24)}${'rows/s'.padStart(10)}${'of COPY'.padStart(10)}${'MB more'.padStart(10)}`,
  )
  console.log(`${'COPY … TO STDOUT'.padEnd(24)}${best.COPY.toFixed(0).padStart(10)}`)
  for (const format of EXPORT_FORMATS) {
    const ratio = (best[format] / best.COPY).toFixed(2).padStart(10)
    const more = growth[format].toFixed(0).padStart(10)
    console.log(`${format.padEnd(24)}${best[format].toFixed(0).padStart(10)}${ratio}${more}`)
  }
}

async function measured(given: ExportToMeasure): Promise<MeasuredExport> {
  const child = fork(new URL('exportProcess.ts', import.meta.url), [JSON.stringify(given)])
  const [answer] = (await once(child, 'message')) as [MeasuredExport]
  return answer
}

/** Seconds. */
async function copied(address: string, statement: string): Promise<number> {
  const command = `copy (${statement}) to stdout`
  const psql = spawn('psql', [address, '-qAt', '-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const began = performance.now()
  const [code] = await once(psql, 'exit')
  if (code !== 0) throw new Error(`psql ended with ${code}.`)
  return (performance.now() - began) / 1_000
}

/** How long another waits for a page of the list. */
async function waits(target: Target): Promise<void> {
  const list = JSON.stringify({
    query: `{ rows: allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`,
  })
  const paced = async (name: string, isOver: () => boolean) => {
    const { p50, p95, most, requests } = await pacedRequests(target, [list], {
      perSecond: LISTS_A_SECOND,
      isOver,
    })
    const figures = [p50, p95, most].map((figure) => figure.toFixed(1).padStart(10)).join('')
    console.log(`${name.padEnd(24)}${figures}${String(requests).padStart(10)}`)
  }
  for (let times = 0; times < 50; times += 1) await answerOf(target, list)
  console.log(
    `\n${'a list meanwhile'.padEnd(24)}${['p50 ms', 'p95 ms', 'most ms', 'lists'].map((head) => head.padStart(10)).join('')}`,
  )
  const until = performance.now() + 8_000
  await paced('without an export', () => performance.now() > until)
  for (const format of EXPORT_FORMATS) {
    let isDone = false
    const done = exported(target, format).finally(() => {
      isDone = true
    })
    await paced(`while ${format} is written`, () => isDone)
    await done
  }
}

/** As the job centre asks. */
async function exported(target: Target, format: ExportFormat): Promise<void> {
  const ask = async (query: string) =>
    JSON.parse(await answerOf(target, JSON.stringify({ query }))).data.job
  const { id } = await ask(`mutation { job: triggerExportObservations(format: ${format}) { id } }`)
  for (;;) {
    const { state, error } = await ask(`{ job: exportJob(id: "${id}") { state error } }`)
    if (state === 'DONE') return
    if (error) throw new Error(error)
    await wait(1_000)
  }
}

async function signedIn({ product, email, password }: Benched) {
  const target: Target = {
    host: '127.0.0.1',
    port: product,
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
  }
  const query = `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`
  const body = JSON.stringify({ query, variables: { loginData: { email, password } } })
  const token = JSON.parse(await answerOf(target, body)).data.login.access_token
  target.headers['authorization'] = `Bearer ${token}`
  const me = JSON.parse(await answerOf(target, JSON.stringify({ query: '{ me { id } }' })))
  return { target, userId: me.data.me.id as string }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
