/**
 * Measures observationChoices, which devices keep for working without a network: time, statements and bytes at clients
 * with 2,000 and 20,000 people, for somebody who sees everything and for somebody with chosen places.
 * TEST_DATABASE_URL: PostgreSQL instead of the embedded engine; a database of its own is created and dropped.
 */
import { performance } from 'node:perf_hooks'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { v7 as uuid } from 'uuid'
import type { ROLES } from '#domain/roles.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { sentStatements } from '#test/support/sentStatements.ts'
import { limitedActor } from '../support/scenarios/twoSites.ts'

const ROUNDS = 15
const LOCATIONS = 200
const DEPARTMENTS = 100
const TASKS = 300
const FIRST_NAMES = [
  'Anna',
  'Ben',
  'Chidi',
  'Dana',
  'Emre',
  'Fatou',
  'Goran',
  'Hana',
  'Ines',
  'Jan',
]
const LAST_NAMES = ['Abel', 'Berg', 'Costa', 'Dupont', 'Evans', 'Fischer', 'Garcia', 'Horvat']
const PLACE = `id name parent_name inside`
const AT = `locations departments`
const CHOICES = `{ observationChoices {
  read_at time_zone truncated locations { ${PLACE} } departments { ${PLACE} locations }
  tasks { id name is_pushing is_pulling show_other_observation_option task_principles task_principles_override
    people guidance { title description } ${AT} }
  campaigns { id name start_date end_date location_id department_id task_id ${AT} }
  people { id firstname lastname employee_id ${AT} } } }`

const { app, db } = await api()
for (const people of [2_000, 20_000]) {
  const { client, locations } = await build(people)
  await measure(`${people} people, everything`, await actor('CLIENT_OBSERVER', client))
  const limited = await limitedActor('CLIENT_OBSERVER', client, {
    locations: locations.slice(0, 1),
  })
  await measure(`${people} people, one site`, limited)
}
await app.close()
await db.close()
// The pool of a test database that is dropped keeps the process alive.
process.exit(0)

async function measure(name: string, { accessToken }: Actor): Promise<void> {
  const times: number[] = []
  let body = ''
  const ask = async () => {
    const began = performance.now()
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${accessToken}` },
      payload: { query: CHOICES },
    })
    times.push(performance.now() - began)
    body = answer.body
  }
  const statements = await sentStatements(ask)
  const before = process.cpuUsage()
  for (let round = 1; round < ROUNDS; round += 1) await ask()
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1_000 / (ROUNDS - 1)
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
  const { people, truncated } = JSON.parse(body).data.observationChoices
  const brotli = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(0)} kB`
  console.log(
    [
      name.padEnd(28),
      `median ${median.toFixed(0)} ms`,
      `${cpu.toFixed(0)} ms of the server's CPU`,
      `${statements.length} statements`,
      `${people.length} people answered${truncated.length > 0 ? ' (truncated)' : ''}`,
      kB(Buffer.byteLength(body)),
      `gzip ${kB(gzipSync(body).length)}`,
      `brotli ${kB(brotli.length)}`,
    ].join(', '),
  )
}

/** Ten sites of 20 places; every second person and third task has chosen places; a year of observations is not needed. */
async function build(people: number) {
  const client = await buildClient(db, { display_employee_id: true })
  const of = { client_id: client.id }
  const insert = <T extends Parameters<typeof insertRows>[2]>(
    table: T,
    rows: Parameters<typeof insertRows<T>>[3],
  ) => insertRows(db, client.id, table, rows)
  const ids = (count: number) => Array.from({ length: count }, () => uuid())
  const at = (list: readonly string[], index: number) => list[index % list.length] as string

  const locations = ids(LOCATIONS)
  await insert(
    'locations',
    locations.map((id, index) => ({
      ...of,
      id,
      name: index < 10 ? `Site ${index}` : `Hall ${index}`,
      parent_id: index < 10 ? null : at(locations, index % 10),
    })),
  )
  const departments = ids(DEPARTMENTS)
  await insert(
    'departments',
    departments.map((id, index) => ({ ...of, id, name: `Department ${index}` })),
  )
  await insert(
    'department_locations',
    departments.flatMap((department_id, index) =>
      [0, 1, 2].map((more) => ({ ...of, department_id, location_id: at(locations, index + more) })),
    ),
  )
  const tasks = ids(TASKS)
  const isChosen = (index: number) => index % 3 === 0
  await insert(
    'tasks',
    tasks.map((id, index) => ({
      ...of,
      id,
      name: `Lift crates of kind ${index}`,
      task_has_full_location_access: !isChosen(index),
      task_has_full_department_access: !isChosen(index),
    })),
  )
  const linked = tasks.filter((_, index) => isChosen(index))
  await insert(
    'task_locations',
    linked.map((task_id, index) => ({ ...of, task_id, location_id: at(locations, index) })),
  )
  await insert(
    'task_departments',
    linked.map((task_id, index) => ({ ...of, task_id, department_id: at(departments, index) })),
  )
  const persons = ids(people)
  const type: (typeof ROLES)[number] = 'CLIENT_USER'
  await insert(
    'users',
    persons.map((id, index) => ({
      ...of,
      id,
      firstname: at(FIRST_NAMES, index),
      lastname: `${at(LAST_NAMES, index * 7)}${index}`,
      email: `${id}@people.example`,
      employee_id: `E${index}`,
      type,
      password_hash: '-',
      user_has_full_location_access: index % 2 === 0,
      user_has_full_department_access: index % 2 === 0,
    })),
  )
  const placed = persons.filter((_, index) => index % 2 === 1)
  await insert(
    'user_locations',
    placed.map((user_id, index) => ({ ...of, user_id, location_id: at(locations, index) })),
  )
  await insert(
    'user_departments',
    placed.map((user_id, index) => ({ ...of, user_id, department_id: at(departments, index) })),
  )
  for (let index = 0; index < 10; index += 1)
    await buildCampaign(db, {
      ...of,
      name: `Campaign ${index}`,
      location_id: at(locations, index),
      department_id: index % 2 === 0 ? at(departments, index) : null,
      task_id: index % 3 === 0 ? at(tasks, index) : null,
    })
  return { client, locations }
}
