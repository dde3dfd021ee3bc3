import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor, api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import {
  buildFilteredObservations,
  cycle,
  filters,
} from '../../support/scenarios/filteredObservations.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'
import {
  csvOf,
  download,
  drainJobs,
  EXPORT_OBSERVATIONS,
  exportMailsTo,
  jobOf,
  runExport,
} from './exportCalls.ts'

/** Labels of the columns, in their order. */
const HEADER = [
  'Date (Asia/Kolkata)|Individual|Technique|Task|Location|Department|Observer|Type',
].flatMap((labels) => labels.split('|'))
const DETAILS = [
  "Inside Base|Big Engines|Turn Not Twist|Dip n' Drive|Other|Other observation details",
  "Observation name|Observation notes|Campaign|Individual's employee ID",
  "Observer's employee ID|Override reason|Kind|Recorded (Asia/Kolkata)",
  'Changed (Asia/Kolkata)',
].flatMap((labels) => labels.split('|'))
const AI_DETAILS = [
  'AI technique|Assessed by|AI result correct|AI: Inside Base|AI: Big Engines',
  "AI: Turn Not Twist|AI: Dip n' Drive|Internally reviewed|Error causes|AI review notes",
  'Feedback on the AI',
].flatMap((labels) => labels.split('|'))
const RECORDING = [
  'Device|Platform|App version|Angle warning ignored|Keypoint warning ignored',
  'Hidden keypoints|Video title|Video description|Video size (MB)|Lift start (s)',
  'Lift end (s)|Lift length (s)|Average body angle (°)|Feet in line|Arm and foot aligned',
  'Hands above head|Confined space|Anonymous',
].flatMap((labels) => labels.split('|'))
const FOR_PROGRAMS = [
  'ID|Individual (ID)|Task (ID)|Location (ID)|Department (ID)|Observer (ID)|Campaign (ID)',
  'Date (UTC, ISO 8601)|Recorded (UTC, ISO 8601)|Changed (UTC, ISO 8601)',
].flatMap((labels) => labels.split('|'))
/** The columns of the list. */
const listColumns = (rows: string[][]) => rows.map((row) => row.slice(0, HEADER.length))

const scenario = await buildTwoSites({ time_zone: 'Asia/Kolkata', company_name: 'Kolkata works' })
const { db, of, client, north, dock, south, goodsIn, transport, lift, push } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
const user = await actor('CLIENT_USER', client)
const zoe = await buildUser(db, { ...of, firstname: 'Zoë', lastname: '=1+1' })
const observer = await buildUser(db, { ...of, firstname: '+Ada', lastname: 'Byron, "Lady"' })
const there = { ...of, location_id: north.id, department_id: goodsIn.id, user_id: observer.id }
await buildObservation(db, {
  ...there,
  task_id: lift.id,
  observee_id: zoe.id,
  date: new Date('2026-03-01T18:29:59Z'),
  technique: 'incorrect',
})
await buildObservation(db, {
  ...there,
  location_id: dock.id,
  task_id: push.id,
  date: new Date('2026-03-01T18:30:00Z'),
  unlinked_observee_name: '@SUM(A1) 😀 \u202Eabc\u0007',
  technique: null,
  review_type: 'AI',
  kind: 'OBSERVATION',
  ai_review_status: 'FALSE_POSITIVE',
})
await buildObservation(db, {
  ...there,
  location_id: south.id,
  department_id: transport.id,
  task_id: lift.id,
  date: new Date('2026-02-01T10:00:00Z'),
  observee_id: user.id,
  review_type: 'MANUAL_OVERRIDE',
})
await buildObservation(db, {
  ...there,
  task_id: lift.id,
  date: new Date('2026-03-05T10:00:00Z'),
  unlinked_observee_employee_id: '007',
  deleted_at: new Date('2026-03-06T10:00:00Z'),
})

it('[7.44] all rows of the list in its order, with the labels of the screen and the client’s clock', async () => {
  const job = await runExport(superUser, EXPORT_OBSERVATIONS)
  expect(job).toMatchObject({
    kind: 'EXPORT_OBSERVATIONS',
    state: 'DONE',
    status: 'COMPLETE',
    progress: 100,
    rows_done: 3,
    rows_total: 3,
    format: 'CSV',
    client: { id: scenario.client.id },
  })
  const { now } = await api()
  const day = new Date(now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(job.file_name).toBe(`Observations ${day}.csv`)
  const observer = '+Ada Byron, "Lady"'
  expect(listColumns(await csvOf(job)).map((row) => row.join('|'))).toEqual([
    HEADER.join('|'),
    `2026-03-02 00:00|@SUM(A1) 😀 \u202Eabc\u0007|Unknown|Push a cage|Dock|Goods in|${observer}|AI`,
    `2026-03-01 23:59|Zoë =1+1|Incorrect|Lift a box|North|Goods in|${observer}|Manual task`,
    `2026-02-01 15:30|${await nameOf(user)}|Correct|Lift a box|South|Transport|${observer}|Manual override`,
  ])
})

it('[2.46] an Excel file of the same rows', async () => {
  const job = await runExport(superUser, EXPORT_OBSERVATIONS, { format: 'EXCEL' })
  expect(job.file_name).toMatch(/^Observations .*\.xlsx$/)
  const { Sheets } = read(await download(job))
  const rows = utils.sheet_to_json<string[]>(Sheets['Observations'] ?? {}, {
    header: 1,
    raw: false,
    defval: '',
  })
  expect(rows).toEqual(await csvOf(await runExport(superUser, EXPORT_OBSERVATIONS)))
})

it('[26.6] [26.18] [26.22] deleted ones are among the others on request, and say so', async () => {
  const [header, first, second] = await csvOf(
    await runExport(superUser, EXPORT_OBSERVATIONS, { filter: { showDeleted: true } }),
  )
  const shown = [...HEADER, ...DETAILS, ...RECORDING, 'Deleted (Asia/Kolkata)']
  expect(header).toEqual([...shown, ...FOR_PROGRAMS, 'Deleted (UTC, ISO 8601)'])
  expect([first?.[1], first?.[shown.length - 1], first?.at(-1)]).toEqual([
    '007',
    '2026-03-06 15:30',
    '2026-03-06T10:00:00.000Z',
  ])
  expect(second?.at(-1)).toBe('')
})

it('[26.1] a client with AI has its reviews, of what an analysis has judged', async () => {
  const set = (ai_enabled: boolean) =>
    writeRows(db, { clientId: client.id }, (tables) => tables.update('clients').set({ ai_enabled }))
  await set(true)
  const rows = await csvOf(await runExport(superUser, EXPORT_OBSERVATIONS))
  await set(false)
  expect(rows[0]).toEqual([
    ...HEADER,
    'AI review',
    ...DETAILS,
    ...AI_DETAILS,
    ...RECORDING,
    ...FOR_PROGRAMS,
  ])
  expect(rows.map((row) => row[8])).toEqual(['AI review', 'False Positive', '', 'Unreviewed'])
})

it('[26.16] the page is not meant: take and skip count for nothing', async () => {
  const filter = { take: 1, skip: 2, sort: { column: 'task_name', order: 'DESC' } }
  const rows = await csvOf(await runExport(superUser, EXPORT_OBSERVATIONS, { filter }))
  expect(rows.map(([, , , task]) => task)).toEqual([
    'Task',
    'Push a cage',
    'Lift a box',
    'Lift a box',
  ])
})

it('[26.13] no rows are a file with its labels', async () => {
  const job = await runExport(superUser, EXPORT_OBSERVATIONS, { filter: { search: 'nowhere' } })
  expect(job).toMatchObject({ state: 'DONE', rows_done: 0, rows_total: 0 })
  expect(await csvOf(job)).toEqual([[...HEADER, ...DETAILS, ...RECORDING, ...FOR_PROGRAMS]])
})

describe('people get what they see', () => {
  it('[26.3] an observer the places that were given, a user their own', async () => {
    const north = await actorAt('CLIENT_OBSERVER', scenario.north)
    const tasks = async (who: Actor) =>
      (await csvOf(await runExport(who, EXPORT_OBSERVATIONS))).slice(1).map((row) => row[4])
    expect(await tasks(north)).toEqual(['Dock', 'North'])
    expect(await tasks(user)).toEqual(['South'])
  })

  it('[26.3] the provider another client’s, in that client’s time', async () => {
    const theirs = await providerActor()
    const job = await runExport(theirs, EXPORT_OBSERVATIONS, { clientId: scenario.client.id })
    expect(job).toMatchObject({ rows_done: 3, client: { id: scenario.client.id } })
    expect((await csvOf(job))[1]?.[0]).toBe('2026-03-02 00:00')
    const [mail, ...more] = await exportMailsTo(theirs)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your export of observations is ready')
    expect(mail?.text).toContain('Your export of observations from Kolkata works')
    expect(mail?.text).toContain('Rows: 3')
    expect(mail?.text).toContain(`https://liftwise.test/jobs?clientId=${scenario.client.id}`)
  })
})

it('[26.5] an export that took less than a minute sends no email', async () => {
  const quick = await actor('CLIENT_SUPER_USER', scenario.client)
  const { data } = await quick.gql(EXPORT_OBSERVATIONS)
  await drainJobs()
  expect(await jobOf(quick, data.job.id)).toMatchObject({ state: 'DONE' })
  expect(await exportMailsTo(quick)).toEqual([])
})

it.each([
  [{ filter: { dateFrom: '2026-03-02', dateTo: '2026-03-01' } }, 'dateTo'],
  [{ filter: { dateFrom: '2026-02-30' } }, 'dateFrom'],
  [{ filter: { search: 'x'.repeat(201) } }, 'search'],
  [{ filter: { sort: { column: 'notes', order: 'ASC' } } }, 'column'],
  [{ format: 'PDF' }, undefined],
])('[26.14] refuses %j as the list does', async (variables, field) => {
  const { errors } = await superUser.gql(EXPORT_OBSERVATIONS, variables)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', ...(field && { field }) })
})

async function nameOf({ id }: Actor): Promise<string> {
  const [found] = await scenario.db.read({ clientId: scenario.client.id }, (tables) =>
    tables.from('users').select(['firstname', 'lastname']).where('id', '=', id),
  )
  return `${found?.firstname} ${found?.lastname}`
}

const LIST = `query ($filter: ObservationFilter) { rows: allObservations(filter: $filter) {
  task { name } location { name } department { name } } }`

it('[7.44] rows of the file are the rows of the list, for any filter, order and person', async () => {
  const { ids, people } = await buildFilteredObservations()
  type Row = Record<'task' | 'location' | 'department', { name: string }>
  await fc.assert(
    fc.asyncProperty(filters(ids), fc.nat(2), async (filter, index) => {
      const { who } = cycle(people, index)
      const { dateFrom, dateTo } = filter
      fc.pre(!(dateFrom && dateTo && dateFrom > dateTo))
      const { data } = await who.gql(LIST, { filter: { ...filter, take: 100 } })
      const [, ...rows] = await csvOf(await runExport(who, EXPORT_OBSERVATIONS, { filter }))
      expect(rows.map((row) => row.slice(3, 6))).toEqual(
        data.rows.map(({ task, location, department }: Row) =>
          [task, location, department].map(({ name }) => name),
        ),
      )
    }),
    { numRuns: 20 },
  )
})
