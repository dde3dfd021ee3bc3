/** The copy of all choices that devices keep answers like the dropdowns' own queries. */
import { expect, it } from 'vitest'
import { type OfflineChoices, offlineChoices } from '#domain/observations/offlineChoices.ts'
import type { Role } from '#domain/roles.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { readOfferedPeople } from '#server/features/observations/choices/observationChoicesQueries.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const PLACE = `id name parent_name inside`
const AT = `locations departments`
const CHOICES = `{ choices: observationChoices {
  read_at time_zone truncated locations { ${PLACE} } departments { ${PLACE} locations }
  tasks { id name is_pushing is_pulling show_other_observation_option task_principles task_principles_override
    people guidance { title description } ${AT} }
  campaigns { id name start_date end_date location_id department_id task_id ${AT} }
  people { id firstname lastname employee_id ${AT} } } }`
const CAMPAIGNS = `query ($input: GetCampaignsForObservationInput) { rows: getCampaignsForObservation(input: $input) { id location_id department_id task_id } }`
const LOCATIONS = `query ($filter: LocationFilter, $userId: ID) {
  rows: allLocations(filter: $filter, input: { userId: $userId }) { id name parent { name deleted_at } } }`
const DEPARTMENTS = `query ($filter: DepartmentFilter) { rows: allDepartments(filter: $filter) { id name parent_department { name } } }`
const TASKS = `query ($input: GetTasksForObservationInput) { rows: getTasksForObservation(input: $input) {
  id name is_pushing is_pulling show_other_observation_option task_principles task_principles_override } }`
const OBSERVERS = `query ($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { id firstname lastname employee_id } }`
const OBSERVEES = `query ($taskId: ID, $search: String) {
  rows: getUsersByTask(taskId: $taskId, search: $search, take: 100) { id firstname lastname employee_id } }`

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is the document's
async function ask(who: Actor, document: string, variables: object = {}): Promise<any> {
  const data = await answered(who.gql(document, variables))
  return data.rows ?? data.choices
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const NOW = new Date()
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const SEARCHES = ['', 'ck', 'OST', 'e', '_']

/** A client with places inside places, deleted ones between them, and limits of every kind. */
async function buildVaried() {
  const { db } = await api()
  const built = await buildClient(db, { time_zone: 'Pacific/Auckland', display_employee_id: true })
  const of = { client_id: built.id }
  const gone = { deleted_at: NOW }
  const location = async (name: string, parent_id: string | null = null, more: object = {}) =>
    (await buildLocation(db, { ...of, name, parent_id, ...more })).id
  const dock = await location('Dock')
  const bay = await location('Déck 1', dock)
  await location('ost_1', bay)
  const removed = await location('Hall A', dock, gone)
  const east = await location('Øst 1', removed)
  const yard = await location('Yard')
  await location('Straße')
  const department = async (name: string, locations: string[], more: object = {}) =>
    (await buildDepartment(db, { ...of, name, locations, ...more })).id
  const inbound = await department('Hall B', [dock])
  const unloading = await department('Dock 2', [bay, yard], { parent_id: inbound })
  const outbound = await department('Øst 2', [east, yard])
  await department('Yard 3', [yard], gone)

  const person = async (firstname: string, type: Role, more: object = {}) =>
    (await buildUser(db, { ...of, firstname, type, ...more })).id
  const ann = await person('Dock', 'CLIENT_USER')
  const ben = await person('Øst', 'CLIENT_OBSERVEE')
  const cleo = await person('ost_', 'CLIENT_SUPER_USER')
  const dan = await person('Yard', 'CLIENT_USER', gone)
  const atLocation = (user_id: string, location_id: string) =>
    insertRow(db, built.id, 'user_locations', { ...of, user_id, location_id })
  const inDepartment = (user_id: string, department_id: string) =>
    insertRow(db, built.id, 'user_departments', { ...of, user_id, department_id })
  await atLocation(ann, dock)
  await inDepartment(ben, unloading)
  await atLocation(cleo, yard)
  // Left over from another level.
  await inDepartment(cleo, inbound)

  const tasks: string[] = []
  for (const more of [
    {},
    { locations: [dock] },
    { locations: [yard], departments: [outbound] },
    { departments: [inbound] },
    { users: [ann, dan] },
    gone,
  ])
    tasks.push((await buildTask(db, { ...of, ...more })).id)
  const [anywhere = null, atDock = null] = tasks
  for (const more of [
    {},
    { location_id: dock },
    { location_id: bay, department_id: inbound, task_id: atDock },
    { department_id: outbound, end_date: day(0) },
    { task_id: anywhere, start_date: day(3) },
    { users: [ann, ben] },
    { end_date: day(-2) },
    { start_date: day(1), end_date: day(4) },
    gone,
  ])
    await buildCampaign(db, { ...of, start_date: day(-40), ...more })
  return { client: built, dock, yard, inbound }
}

/** Compares every answer that the form can need, through at most a few choices of each field. */
async function expectEqualAnswers(who: Actor): Promise<void> {
  const copy: OfflineChoices = await ask(who, CHOICES)
  for (const list of [copy.locations, copy.tasks, copy.campaigns, copy.people])
    expect(list).not.toEqual([])
  const few = <Row>(rows: readonly Row[]) => [...rows.slice(0, 2), ...rows.slice(-1)]
  for (const days of [-3, 0, 5]) {
    const date = new Date(NOW.getTime() + days * 86_400_000)
    const rows = await ask(who, CAMPAIGNS, { input: { date: date.toISOString() } })
    expect(ids(offlineChoices.campaigns(copy, date))).toEqual(ids(rows))
  }
  for (const location of few(copy.locations))
    for (const department of few(offlineChoices.departments(copy, { locationId: location.id }, '')))
      for (const task of few(
        offlineChoices.tasks(copy, { locationId: location.id, departmentId: department.id }),
      )) {
        const there = { locationId: location.id, departmentId: department.id, taskId: task.id }
        const input = { date: NOW.toISOString(), ...there }
        const rows = await ask(who, CAMPAIGNS, { input })
        expect(ids(offlineChoices.campaigns(copy, NOW, there))).toEqual(ids(rows))
      }
  const people = (rows: Awaited<ReturnType<typeof offlineChoices.observers>>) =>
    rows.map(({ id, firstname, lastname, employee_id }) => ({
      id,
      firstname,
      lastname,
      employee_id,
    }))
  for (const taskId of [null, ...copy.tasks.map(({ id }) => id)])
    expect(people(offlineChoices.observees(copy, taskId, ''))).toEqual(
      await ask(who, OBSERVEES, { taskId }),
    )
  for (const search of SEARCHES)
    expect(people(offlineChoices.observees(copy, null, search))).toEqual(
      await ask(who, OBSERVEES, { search }),
    )
  const page = { sort: { column: 'name', order: 'ASC' }, take: 100 }
  for (const campaign of [null, ...offlineChoices.campaigns(copy, NOW)]) {
    const campaignId = campaign?.id ?? null
    const taskIds = campaign?.task_id ? { taskIds: [campaign.task_id] } : {}
    for (const search of campaign ? [''] : SEARCHES) {
      const filter = { ...page, campaignId, ...taskIds, search }
      const rows = await ask(who, LOCATIONS, { filter, userId: who.id })
      const copied = offlineChoices.locations(copy, { campaignId }, search)
      expect(ids(copied)).toEqual(ids(rows))
      expect(copied.map(({ parent_name }) => parent_name)).toEqual(
        rows.map(({ parent }: { parent: { name: string; deleted_at: string | null } | null }) =>
          parent?.deleted_at ? `${parent.name} (deleted)` : (parent?.name ?? null),
        ),
      )
    }
    for (const { id: locationId } of few(offlineChoices.locations(copy, { campaignId }, ''))) {
      const filter = { ...page, locationIds: [locationId], campaignId, ...taskIds }
      const rows = await ask(who, DEPARTMENTS, { filter })
      const copied = offlineChoices.departments(copy, { campaignId, locationId }, '')
      expect(ids(copied)).toEqual(ids(rows))
      for (const { id: departmentId } of few(copied)) {
        const input = { campaignId, locationId, departmentId }
        const tasks = offlineChoices.tasks(copy, input)
        const offered = await ask(who, TASKS, { input })
        expect(ids(tasks)).toEqual(ids(offered))
        expect(tasks).toMatchObject(offered)
        if (campaign) continue
        const observers = await ask(who, OBSERVERS, {
          input: { locationId, departmentId, take: 100 },
        })
        expect(people(offlineChoices.observers(copy, input, ''))).toEqual(observers)
      }
    }
  }
}

it('[45.10] one query answers all choices of the add form; from it a device answers every dropdown as the server does: hierarchies, campaigns, chosen places, chosen people', async () => {
  const { client, dock, yard, inbound } = await buildVaried()
  for (const [role, places] of [
    ['CLIENT_OBSERVER', {}],
    ['CLIENT_USER', { locations: [dock] }],
    ['CLIENT_OBSERVER', { locations: [dock, yard], departments: [inbound] }],
    ['CLIENT_SUPER_USER', { locations: [yard] }],
  ] as const)
    await expectEqualAnswers(await limitedActor(role, client, structuredClone(places) as object))
})

it('[45.11] the copy has the words of guidance, no people for those who choose nobody, and nothing of another client', async () => {
  const { db, of, client: built, lift } = await buildTwoSites()
  const guidance = await buildGbsVideo(db, { ...of, title: 'Boxes', description: 'Bend the knees' })
  const task = await buildTask(db, { ...of, gbs_video_id: guidance.id })
  const user = await actor('CLIENT_USER', built)
  const copy = await ask(user, CHOICES)
  const guidances = Object.fromEntries(
    copy.tasks.map((one: { id: string; guidance: unknown }) => [one.id, one.guidance]),
  )
  expect(guidances).toMatchObject({
    [task.id]: { title: 'Boxes', description: 'Bend the knees' },
    [lift.id]: null,
  })
  expect(copy.truncated).toEqual([])
  expect(copy.people.length).toBeGreaterThan(0)
  expect((await ask(await actor('CLIENT_OBSERVEE', built), CHOICES)).people).toEqual([])
  const stranger = await actor('CLIENT_OBSERVER')
  const answer = await stranger.gql(
    `{ observationChoices(clientId: "${built.id}") { tasks { id } people { id } } }`,
  )
  expect(answer.data?.observationChoices ?? { tasks: [], people: [{ id: stranger.id }] }).toEqual({
    tasks: [],
    people: [{ id: stranger.id }],
  })
})

it('[45.16] of more than 5,000 people the copy has those whom the caller saw observed last', async () => {
  const { db, of, client: built, dock, goodsIn } = await buildTwoSites()
  const people: string[] = []
  for (const firstname of ['A', 'B', 'C', 'D'])
    people.push((await buildUser(db, { ...of, firstname })).id)
  const [a, , c, d] = people
  await buildObservation(db, {
    ...of,
    observee_id: d ?? null,
    location_id: dock.id,
    department_id: goodsIn.id,
  })
  await buildObservation(db, { ...of, observee_id: c ?? null, user_id: a ?? '' })
  const access = {
    clientId: built.id,
    userId: a ?? '',
    locations: null,
    departments: null,
    ownRecordsOnly: false,
    namesOnly: false,
  }
  const offered = async (limits: Partial<typeof access>) => {
    const { people: rows, isTruncated } = await readOfferedPeople(db, { ...access, ...limits }, 2)
    expect(isTruncated).toBe(true)
    return ids(rows)
  }
  expect(await offered({})).toEqual([c, d])
  expect(await offered({ ownRecordsOnly: true })).toEqual([a, c])
})
