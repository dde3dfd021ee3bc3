/** Exports of long lists: the rows, columns and order of the list. */
import { recordName } from '#domain/displayName.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { accessOfUser } from '#server/context/visibility/userAccess.ts'
import { LIST_EXPORTS } from '#server/features/exports/listExport.ts'
import { english } from '#server/platform/texts/translator.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { v7 as uuid } from 'uuid'
import { buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import { csvOf, readColumns, runExport } from './exportCalls.ts'

const EXPORT_LIST = `mutation ($list: ExportedList!, $input: ListExportInput) {
  job: triggerExportList(list: $list, input: $input, format: CSV) { id } }`

const scenario = await buildTwoSites({ time_zone: 'Asia/Kolkata' })
const { db, of, dock, south, goodsIn, lift, north, transport } = scenario
const superUser = await actor('CLIENT_SUPER_USER', scenario.client)

const exported = async (who: Actor, list: string, input: object = {}) =>
  readColumns(await csvOf(await runExport(who, EXPORT_LIST, { list, input })))

it('[26.19] [26.22] locations, with the path of a parent whose name is shared', async () => {
  const other = await buildLocation(db, { ...of, name: 'Dock', parent_id: south.id })
  await buildLocation(db, { ...of, name: '=Bay; A', parent_id: dock.id })
  await buildLocation(db, { ...of, name: 'Gate', parent_id: other.id, deleted_at: new Date() })
  await buildObservation(db, {
    ...of,
    location_id: dock.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    user_id: superUser.id,
  })
  expect(await exported(superUser, 'LOCATIONS')).toEqual([
    ['Name', 'Parent', 'Observations'],
    ['=Bay; A', 'North > Dock', '0'],
    ['Dock', 'South', '0'],
    ['Dock', 'North', '1'],
    ['North', '', '1'],
    ['South', '', '0'],
    ['Yard', '', '0'],
  ])
  const input = { search: 'GATE', showDeleted: true, sort: { column: 'name', order: 'DESC' } }
  const [header, row] = await exported(superUser, 'LOCATIONS', input)
  expect(header).toEqual(['Name', 'Parent', 'Observations', 'Deleted (Asia/Kolkata)'])
  expect(row).toEqual(['Gate', 'South > Dock', '0', expect.stringMatching(/^\d{4}-.* \d\d:\d\d$/u)])
})

it('[26.19] departments, with their parents and locations', async () => {
  await buildDepartment(db, {
    ...of,
    name: 'Bays',
    parent_id: goodsIn.id,
    locations: [north.id],
  })
  const [header, row] = await exported(superUser, 'DEPARTMENTS', { search: 'bays' })
  expect(header).toEqual(['Name', 'Parent', 'Locations', 'Observations'])
  expect(row).toEqual(['Bays', 'Goods in', 'North', '0'])
})

it('[26.19] tasks as their list names their places', async () => {
  await buildTask(db, {
    ...of,
    name: 'Tip a drum',
    task_has_full_department_access: false,
    departments: [goodsIn.id, transport.id],
  })
  expect(await exported(superUser, 'TASKS', { search: 'drum' })).toEqual([
    ['Name', 'Departments', 'Locations', 'Observations'],
    ['Tip a drum', 'Goods in, Transport', 'All locations', '0'],
  ])
})

it('[26.19] guidance videos, with the time of their last change', async () => {
  await buildGbsVideo(db, {
    ...of,
    title: 'Lift',
    description: null,
    updated_at: new Date('2026-03-01T18:30:00Z'),
  })
  expect(await exported(superUser, 'GBS_VIDEOS')).toEqual([
    ['Title', 'Description', 'Changed (Asia/Kolkata)'],
    ['Lift', '', '2026-03-02 00:00'],
  ])
})

it('[26.19] campaigns, with state and progress today', async () => {
  const { db, of, client, north, goodsIn, lift } = await buildTwoSites()
  const person = await actor('CLIENT_SUPER_USER', client)
  const [sam, kim] = [await buildUser(db, of), await buildUser(db, of)]
  const spring = await buildCampaign(db, {
    ...of,
    name: 'Spring',
    users: [sam.id, kim.id],
    task_id: lift.id,
    frequency: 'oneTime',
  })
  await buildObservation(db, {
    ...of,
    campaign_id: spring.id,
    location_id: north.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    user_id: person.id,
    observee_id: sam.id,
    date: new Date('2020-03-01T12:00:00Z'),
  })
  const future = { start_date: '2100-01-01', end_date: '2100-02-01' }
  await buildCampaign(db, { ...of, ...future, name: 'Later', location_id: north.id })
  const past = { start_date: '2020-01-01', end_date: '2020-02-01' }
  await buildCampaign(db, { ...of, ...past, name: 'Done', department_id: goodsIn.id })
  const [header, ...rows] = await exported(person, 'CAMPAIGNS', {
    sort: { column: 'name', order: 'DESC' },
  })
  expect(header?.join()).toBe(
    'Name,Start date,End date,Frequency,Task,Department,Location,Observations,State,People observed',
  )
  expect(rows.map((row) => row.join())).toEqual([
    'Spring,2020-01-01,,One time,Lift a box,,,1,Active,1 of 2',
    expect.stringMatching(
      /^Later,2100-01-01,2100-02-01,Monthly,No task,,North,0,Not started,0 of/u,
    ),
    expect.stringMatching(/^Done,2020-01-01,2020-02-01,Monthly,No task,Goods in,,0,Ended,0 of/u),
  ])
})

it('[26.19] clients', async () => {
  const provider = await providerActor()
  const { company_name: search } = scenario.client
  expect(await exported(provider, 'CLIENTS', { search })).toEqual([
    ['Company name', 'Account manager', 'Weekly email', 'Monthly email', 'AI', 'State'],
    [search, '', 'No', 'No', 'No', 'Active'],
  ])
})

it('[26.14] [26.19] refuses what the list refuses, and who may not open it', async () => {
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const codeOf = async (who: Actor, variables: object) =>
    (await who.gql(EXPORT_LIST, variables)).errors?.[0]?.extensions
  expect(await codeOf(observer, { list: 'LOCATIONS' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await codeOf(superUser, { list: 'CLIENTS' })).toMatchObject({ code: 'FORBIDDEN' })
  const sort = { column: 'email', order: 'ASC' }
  expect(await codeOf(superUser, { list: 'TASKS', input: { sort } })).toEqual({
    code: 'BAD_INPUT',
    field: 'sort',
  })
})

it('[26.20] a row deleted and one added while the rows are read lose none of the others', async () => {
  const { client_id: clientId, id: userId } = await buildUser(db, { type: 'CLIENT_SUPER_USER' })
  const of = { client_id: clientId }
  const names = Array.from({ length: 1_500 }, (_name, at) => `row ${String(at).padStart(4, '0')}`)
  await insertRows(
    db,
    clientId,
    'locations',
    names.map((name) => ({ ...of, id: uuid(), name })),
  )
  const access = await accessOfUser(db, { clientId, userId, role: 'CLIENT_SUPER_USER' }, clientId)
  if (!access) throw new Error('They have no access.')
  const list = { skip: 0, take: 10, search: null, showDeleted: false }
  const batches = LIST_EXPORTS.exportLocations.rows(db, {
    access,
    list,
    sort: { column: 'name', order: 'ASC' },
    where: followUpWhereSchema.parse({}),
    reader: english,
    now: new Date(),
  })
  const found: string[] = []
  for await (const rows of batches) {
    if (found.length === 0) {
      await writeRows(db, { clientId }, (tables) =>
        tables.update('locations').set({ deleted_at: new Date() }).where('name', '=', 'row 0003'),
      )
      await buildLocation(db, { ...of, name: 'row 9999' })
    }
    found.push(...rows.map(recordName))
  }
  expect(found).toEqual(names)
})
