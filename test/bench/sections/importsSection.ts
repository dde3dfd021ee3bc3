/** An import of BENCH_PEOPLE (100,000) people beside psql's `COPY` and `INSERT … SELECT` without a check, and what others wait meanwhile. */
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SELECTIONS } from '#api/selections.ts'
import { FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { signedInAs, listsMeanwhile } from '../requests.ts'
import { importedSheet, placeName, PLACES, importOverHttp } from '../importOverHttp.ts'
import type { ImportToMeasure, MeasuredImport } from '../importProcess.ts'
import { addressOf, dropBenchDatabase, openBenchDatabase } from '../benchDatabase.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { emailOf } from '../seed/seedRecords.ts'
import { startProductServer } from '../servers/productServer.ts'
import type { Section } from './section.ts'

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 100_000)
const SCALE = 0.05
const NOTES = `In a database of its own at scale ${SCALE}. Of all rounds the best counts.`

export const IMPORTS_SECTION: Section = {
  name: 'Imports',
  async measure({ databaseUrl: beside, only, rounds }) {
    if (!beside || !'imports'.includes(only)) return null
    // Imported rows stay, so it imports into a database that is dropped afterwards.
    const databaseUrl = addressOf(beside, 'bench_imports')
    const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
    try {
      const db = await openBenchDatabase(databaseUrl)
      await seedDatabase({ db, scale: SCALE, say: () => undefined })
      await db.close()
      const speeds = await speedsOf({ databaseUrl, folder, rounds })
      console.log(speeds)
      return `${NOTES}\n\n${speeds}\n\n${await meanwhileOf(databaseUrl)}`
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await dropBenchDatabase(databaseUrl)
    }
  },
}

async function speedsOf(given: {
  databaseUrl: string
  folder: string
  rounds: number
}): Promise<string> {
  const best = { psql: Infinity, check: Infinity, all: Infinity }
  let growth = 0
  for (let round = 0; round < given.rounds; round += 1) {
    const path = join(given.folder, `${round}.csv`)
    writeFileSync(path, importedSheet(PEOPLE))
    const one = await measured({ databaseUrl: given.databaseUrl, path })
    if (one.created !== PEOPLE) throw new Error(`${one.created} people were made.`)
    best.check = Math.min(best.check, one.checkSeconds)
    best.all = Math.min(best.all, one.seconds)
    growth = Math.max(growth, one.growth)
    writeFileSync(path, importedSheet(PEOPLE))
    best.psql = Math.min(best.psql, copied(given.databaseUrl, path))
  }
  return [
    `| ${PEOPLE.toLocaleString('en')} people | seconds | of psql | promised | MB more |`,
    '| --- | --: | --: | --- | --: |',
    `| psql COPY, then INSERT, no check | ${best.psql.toFixed(1)} | 1 | – | – |`,
    `| import, until all is checked | ${best.check.toFixed(1)} | – | – | – |`,
    `| import, until all is written | ${best.all.toFixed(1)} | ${(best.psql / best.all).toFixed(2)} | 0.5 | ${growth.toFixed(0)} |`,
  ].join('\n')
}

/** In a process of its own, so that its memory is its own; with as much as the server's thread has. */
async function measured(given: ImportToMeasure): Promise<MeasuredImport> {
  const child = fork(new URL('../importProcess.ts', import.meta.url), [JSON.stringify(given)], {
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

async function meanwhileOf(databaseUrl: string): Promise<string> {
  const product = await startProductServer({ databaseUrl })
  try {
    const person = { email: emailOf(0, 0), password: FACTORY_PASSWORD }
    const places = Array.from({ length: PLACES }, (_, at) => placeName(at))
    const sent = { product: product.port, databaseUrl, places, file: importedSheet(PEOPLE) }
    return await listsMeanwhile(await signedInAs(product.port, person), LISTS, [
      { name: 'while people are imported', work: () => importOverHttp(sent) },
    ])
  } finally {
    await product.stop()
  }
}

const LISTS = [
  `{ rows: allUsers(filter: { take: 10 }) { ${SELECTIONS.users.list} } }`,
  `{ rows: allObservations(filter: { take: 10 }) { ${SELECTIONS.allobservations.list} } }`,
]
