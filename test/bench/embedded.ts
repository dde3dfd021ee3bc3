/**
 * Measures how lists answer on the embedded engine while 20,000 rows are imported into another client, as a file and
 * with the call, imported again, and exported. Words after the command choose the works whose names contain one of them.
 * BENCH_DATA_DIR (data/bench-embedded): a folder for it alone, since what it writes stays; seeded at scale 0.02 when it
 * is empty. BENCH_ROWS: 20,000. BENCH_PER_SECOND: how many lists are asked for, 20.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SELECTIONS } from '#api/selections.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { build } from '#server/app/prepare.mjs'
import { benchFolder, openBenchDatabase } from './benchDatabase.ts'
import { exportOverHttp } from './exportOverHttp.ts'
import { importCall, importedSheet, importSheet, placeName, PLACES } from './importOverHttp.ts'
import { type Paced, pacedRequests, postGraphql, signedInAs } from './requests.ts'
import { stopwatch } from './results/writeSection.ts'
import { emailOf } from './seed/seedRecords.ts'
import { seedDatabase, usualScale } from './seed/seedDatabase.ts'
import { startProductServer } from './servers/productServer.ts'

/** The big client has half of the observations: 20,000. */
const SCALE = 0.02
const ROWS = Number(process.env['BENCH_ROWS'] ?? 20_000)
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 20)
const IDLE_MS = Number(process.env['BENCH_IDLE_MS'] ?? 10_000)
/** Longer than the pause between two vacuums. */
const AFTERWARDS_MS = 75_000
const PROMISED_MS = 5_000

const LISTS = [
  `{ rows: allUsers(filter: { take: 10 }) { ${SELECTIONS.users.list} } }`,
  `{ rows: allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`,
  `{ rows: allLocations(filter: { take: 10 }) { ${SELECTIONS.locations.list} } }`,
  `{ rows: allTasks(filter: { take: 10 }) { ${SELECTIONS.tasks.list} } }`,
]

build()
const dataDir = benchFolder('data/bench-embedded')
const db = await openBenchDatabase(null, dataDir)
const scale = await usualScale(db, SCALE)
await seedDatabase({ db, scale, say: stopwatch() })
const { email } = await buildUser(db, { type: 'PROVIDER_SUPER_USER' })
const { id: clientId } = await buildClient(db)
for (let at = 0; at < PLACES; at += 1)
  await buildLocation(db, { client_id: clientId, name: placeName(at) })
await db.close()

const product = await startProductServer({ databaseUrl: null, dataDir })
try {
  const reader = await signedInAs(product.port, {
    email: emailOf(0, 0),
    password: FACTORY_PASSWORD,
  })
  const provider = await signedInAs(product.port, { email, password: FACTORY_PASSWORD })
  const bodies = LISTS.map((query) => JSON.stringify({ query }))
  for (let times = 0; times < 20; times += 1)
    for (const body of bodies) await postGraphql(reader, body)
  const listsDuring = async (work: Promise<unknown>): Promise<Paced> => {
    let isOver = false
    const done = work.finally(() => (isOver = true))
    const paced = pacedRequests(reader, bodies, { perSecond: PER_SECOND, isOver: () => isOver })
    const [figures] = await Promise.all([paced, done])
    return figures
  }
  const idle = await listsDuring(wait(IDLE_MS))
  const rows = ROWS.toLocaleString('en')
  const tag = randomUUID().slice(0, 8)
  const call = (kind: string) => () =>
    postGraphql(provider, importCall(kind, { clientId, rows: ROWS, tag }))
  const work = {
    [`import of ${rows} people`]: () =>
      importSheet(provider, { clientId, file: importedSheet(ROWS) }),
    [`call with ${rows} people`]: call('Users'),
    [`call with ${rows} locations`]: call('Locations'),
    [`call with ${rows} departments`]: call('Departments'),
    [`the same call with ${rows} departments`]: call('Departments'),
    'minute afterwards': () => wait(AFTERWARDS_MS),
    'export of observations as CSV': () => exportOverHttp(reader, 'CSV'),
    'export of observations as Excel': () => exportOverHttp(reader, 'EXCEL'),
  }
  console.log('| lists during | seconds | p50 ms | p95 ms | max ms | p95 of idle | promised ms |')
  console.log('| --- | --: | --: | --: | --: | --: | --: |')
  const line = (name: string, seconds: number, { p50, p95, most }: Paced) =>
    console.log(
      `| ${name} | ${seconds.toFixed(1)} | ${[p50, p95, most].map((ms) => ms.toFixed(0)).join(' | ')} | ${(p95 / idle.p95).toFixed(1)} × | ${PROMISED_MS} |`,
    )
  line('idle', IDLE_MS / 1_000, idle)
  const chosen = process.argv.slice(2)
  for (const [name, run] of Object.entries(work)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue
    const began = performance.now()
    const figures = await listsDuring(run())
    line(name, (performance.now() - began) / 1_000, figures)
  }
} finally {
  await product.stop()
}
