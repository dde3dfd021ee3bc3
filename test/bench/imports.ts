/**
 * Measures an import of BENCH_PEOPLE (100,000) people: its time beside psql's `COPY` into a temporary table and
 * `INSERT … SELECT` of the same rows without a check, its memory, and how long others wait for a list meanwhile.
 * BENCH_DATABASE_URL: a PostgreSQL database, empty or left by an earlier run. BENCH_ROUNDS: of each, 3; the best counts,
 * as whatever else a machine does makes it slower only. psql must be on the PATH.
 */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SELECTIONS } from '#api/selections.ts'
import type { Benched } from './benchedServer.ts'
import { importOverHttp, signedInAs } from './importOverHttp.ts'
import { importedSheet, placeName, PLACES } from './importedSheet.ts'
import type { ImportToMeasure, MeasuredImport } from './importProcess.ts'
import { pacedRequests } from './pacedRequests.ts'
import { answerOf } from './underLoad.ts'

const databaseUrl = process.env['BENCH_DATABASE_URL']
if (!databaseUrl) throw new Error('BENCH_DATABASE_URL: a PostgreSQL database.')
const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 100_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const LISTS_A_SECOND = 20

const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const server = fork(new URL('benchedServer.ts', import.meta.url), {
  env: { ...process.env, BENCH_WORK: 'on' },
})
try {
  const [benched] = (await once(server, 'message')) as [Benched]
  await speeds(databaseUrl)
  await waits(benched, databaseUrl)
} finally {
  server.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

async function speeds(address: string): Promise<void> {
  const best = { psql: Infinity, check: Infinity, all: Infinity }
  let growth = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = join(folder, `${round}.csv`)
    writeFileSync(path, importedSheet(PEOPLE))
    const {
      created,
      checkSeconds,
      seconds,
      growth: more,
    } = await measured({ databaseUrl: address, path })
    if (created !== PEOPLE) throw new Error(`${created} people were made.`)
    best.check = Math.min(best.check, checkSeconds)
    best.all = Math.min(best.all, seconds)
    growth = Math.max(growth, more)
    writeFileSync(path, importedSheet(PEOPLE))
    best.psql = Math.min(best.psql, copied(address, path))
  }
  const say = (what: string, seconds: number, more = '') =>
    console.log(`${what.padEnd(32)}${seconds.toFixed(1).padStart(8)} s${more}`)
  say('psql COPY, then INSERT', best.psql)
  say('import, until all is checked', best.check)
  const ratio = `, ${(best.psql / best.all).toFixed(2)} of psql's rows a second`
  say('import, until all is written', best.all, `${ratio}, ${growth.toFixed(0)} MB more`)
}

/** In a process of its own, so that its memory is its own; with as much as the server's thread has. */
async function measured(given: ImportToMeasure): Promise<MeasuredImport> {
  const child = fork(new URL('importProcess.ts', import.meta.url), [JSON.stringify(given)], {
    execArgv: [...process.execArgv, '--max-old-space-size=512'],
  })
  const [answer] = (await once(child, 'message')) as [MeasuredImport]
  return answer
}

/** Seconds. The same rows into the same tables, and nothing is checked or put on record. */
function copied(address: string, path: string): number {
  const client = `(select id from clients order by created_at desc, id desc limit 1)`
  const input = `begin;
    insert into clients (id, company_name) values (gen_random_uuid(), 'Copied ' || gen_random_uuid());
    insert into locations (client_id, id, name)
      select ${client}, gen_random_uuid(), 'Location ' || n from generate_series(0, ${PLACES - 1}) n;
    create temporary table rows (id uuid default gen_random_uuid(), firstname text, lastname text, email text,
      employee_id text, type text, locations text, departments text) on commit drop;
    \\copy rows (firstname, lastname, email, employee_id, type, locations, departments) from '${path}' with (format csv, header)
    analyze rows;
    insert into users (client_id, id, firstname, lastname, email, employee_id, type, user_has_full_location_access)
      select ${client}, id, firstname, lastname, email, employee_id, type, locations is null from rows;
    insert into user_locations (client_id, user_id, location_id)
      select l.client_id, r.id, l.id from rows r join locations l on l.client_id = ${client} and l.name = r.locations;
    commit;`
  const began = performance.now()
  const { status, stderr } = spawnSync('psql', [address, '-q', '-v', 'ON_ERROR_STOP=1'], { input })
  if (status !== 0) throw new Error(String(stderr))
  return (performance.now() - began) / 1_000
}

/** How long another waits for pages of lists while the server checks and imports a file. */
async function waits(benched: Benched, address: string): Promise<void> {
  const reader = await signedInAs(benched.product, benched)
  const lists = ['users', 'allobservations'] as const
  const bodies = lists.map((list) => {
    const field = list === 'users' ? 'allUsers' : 'allObservations'
    return JSON.stringify({
      query: `{ rows: ${field}(filter: { take: 10 }) { ${SELECTIONS[list].list} } }`,
    })
  })
  for (let times = 0; times < 50; times += 1)
    for (const body of bodies) await answerOf(reader, body)
  const paced = async (name: string, isOver: () => boolean) => {
    const { p50, p95, most, requests } = await pacedRequests(reader, bodies, {
      perSecond: LISTS_A_SECOND,
      isOver,
    })
    const figures = [p50, p95, most].map((figure) => figure.toFixed(1).padStart(10)).join('')
    console.log(`${name.padEnd(24)}${figures}${String(requests).padStart(10)}`)
  }
  console.log(
    `\n${'lists meanwhile'.padEnd(24)}${['p50 ms', 'p95 ms', 'most ms', 'lists'].map((head) => head.padStart(10)).join('')}`,
  )
  const until = performance.now() + 8_000
  await paced('without an import', () => performance.now() > until)
  let isDone = false
  const places = Array.from({ length: PLACES }, (_, at) => placeName(at))
  const given = {
    product: benched.product,
    databaseUrl: address,
    places,
    file: importedSheet(PEOPLE),
  }
  const done = importOverHttp(given).finally(() => {
    isDone = true
  })
  await paced('while it is imported', () => isDone)
  const { checkSeconds, importSeconds } = await done
  console.log(
    `on the server: checked in ${checkSeconds.toFixed(1)} s, imported in ${importSeconds.toFixed(1)} s`,
  )
}
