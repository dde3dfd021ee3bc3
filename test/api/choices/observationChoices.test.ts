/** The copy of all choices that devices keep answers like the dropdowns' own queries, in clients made at random. */
import fc from 'fast-check'
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
const CAMPAIGNS = `query ($date: DateTime) { rows: getCampaignsForObservation(input: { date: $date }) { id location_id department_id task_id } }`
const LOCATIONS = `query ($filter: LocationFilter, $userId: ID) {
  rows: allLocations(filter: $filter, input: { userId: $userId }) { id name parent { name } } }`
const DEPARTMENTS = `query ($filter: DepartmentFilter) { rows: allDepartments(filter: $filter) { id name parent_department { name } } }`
const TASKS = `query ($input: GetTasksForObservationInput) { rows: getTasksForObservation(input: $input) {
  id name is_pushing is_pulling show_other_observation_option task_principles task_principles_override } }`
const OBSERVERS = `query ($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { id firstname lastname employee_id } }`
const OBSERVEES = `query ($taskId: ID, $search: String) {
  rows: getUsersByTask(taskId: $taskId, search: $search, take: 100) { id firstname lastname employee_id } }`

// oxlint-disable-next-line typescript/no-explicit-any -- the shape is the document's
async function ask(who: Actor, document: string, variables: object = {}): Promise<any> {
  const { data, errors } = await who.gql(document, variables)
  expect(errors).toBeUndefined()
  return data.rows ?? data.choices
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const NOW = new Date()
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10)

const NAMES = ['Dock', 'Déck', 'Hall A', 'Hall B', 'Straße', 'Øst 1', 'ost_1', 'Yard']
const SEARCHES = ['', 'ck', 'OST', 'e', '_']

const position = fc.nat(99)
const some = fc.array(position, { maxLength: 2 })
const place = { name: fc.constantFrom(...NAMES), parent: fc.option(position), isDeleted: rarely() }
const client = fc.record({
  locations: fc.array(fc.record(place), { minLength: 3, maxLength: 8 }),
  departments: fc.array(fc.record({ ...place, locations: some }), { minLength: 2, maxLength: 6 }),
  people: fc.array(
    fc.record({
      firstname: fc.constantFrom(...NAMES),
      type: fc.constantFrom<Role>('CLIENT_USER', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVEE'),
      isDeleted: rarely(),
      locations: some,
      departments: some,
    }),
    { maxLength: 5 },
  ),
  tasks: fc.array(
    fc.record({ isDeleted: rarely(), locations: some, departments: some, people: some }),
    { minLength: 2, maxLength: 5 },
  ),
  campaigns: fc.array(
    fc.record({
      location: fc.option(position),
      department: fc.option(position),
      task: fc.option(position),
      people: some,
      isDeleted: rarely(),
      from: fc.integer({ min: -40, max: 3 }),
      days: fc.option(fc.nat(60)),
    }),
    { maxLength: 5 },
  ),
  readers: fc.array(
    fc.record({
      role: fc.constantFrom<Role>('CLIENT_USER', 'CLIENT_OBSERVER', 'CLIENT_SUPER_USER'),
      locations: some,
      departments: some,
    }),
    { minLength: 2, maxLength: 2 },
  ),
})

function rarely() {
  return fc.nat(5).map((number) => number === 0)
}

type RandomClient = typeof client extends fc.Arbitrary<infer Value> ? Value : never

async function build({ locations, departments, people, tasks, campaigns }: RandomClient) {
  const { db } = await api()
  const built = await buildClient(db, { time_zone: 'Pacific/Auckland', display_employee_id: true })
  const of = { client_id: built.id }
  const gone = (isDeleted: boolean) => ({ deleted_at: isDeleted ? NOW : null })
  const pick = (from: readonly string[], at: number | null) =>
    at === null || from.length === 0 ? null : (from[at % from.length] as string)
  const pickSome = (from: readonly string[], positions: readonly number[]) => [
    ...new Set(positions.flatMap((at) => pick(from, at) ?? [])),
  ]
  const places = { locations: [] as string[], departments: [] as string[] }
  for (const [at, { name, parent, isDeleted }] of locations.entries()) {
    const row = {
      ...of,
      name: `${name} ${at}`,
      parent_id: pick(places.locations, parent),
      ...gone(isDeleted),
    }
    places.locations.push((await buildLocation(db, row)).id)
  }
  for (const [index, { name, parent, isDeleted, locations: at }] of departments.entries()) {
    const parent_id = pick(places.departments, parent)
    const linked = pickSome(places.locations, at)
    const row = {
      ...of,
      name: `${name} ${index}`,
      parent_id,
      ...gone(isDeleted),
      locations: linked,
    }
    places.departments.push((await buildDepartment(db, row)).id)
  }
  const persons: string[] = []
  for (const { firstname, type, isDeleted, ...at } of people) {
    const user_id = (await buildUser(db, { ...of, firstname, type, ...gone(isDeleted) })).id
    persons.push(user_id)
    for (const location_id of pickSome(places.locations, at.locations))
      await insertRow(db, built.id, 'user_locations', { ...of, user_id, location_id })
    for (const department_id of pickSome(places.departments, at.departments))
      await insertRow(db, built.id, 'user_departments', { ...of, user_id, department_id })
  }
  const work: string[] = []
  for (const { isDeleted, ...links } of tasks) {
    const linked = {
      locations: pickSome(places.locations, links.locations),
      departments: pickSome(places.departments, links.departments),
      users: pickSome(persons, links.people),
    }
    work.push((await buildTask(db, { ...of, ...gone(isDeleted), ...linked })).id)
  }
  for (const { from, days, isDeleted, ...limits } of campaigns)
    await buildCampaign(db, {
      ...of,
      ...gone(isDeleted),
      start_date: day(from),
      end_date: days === null ? null : day(from + days),
      location_id: pick(places.locations, limits.location),
      department_id: pick(places.departments, limits.department),
      task_id: pick(work, limits.task),
      // A campaign is for places or for chosen people.
      users:
        limits.location === null && limits.department === null
          ? pickSome(persons, limits.people)
          : [],
    })
  return { client: built, places, pickSome }
}

/** Compares every answer that the form can need, through at most a few choices of each field. */
async function expectEqualAnswers(who: Actor): Promise<void> {
  const copy: OfflineChoices = await ask(who, CHOICES)
  const few = <Row>(rows: readonly Row[]) => [...rows.slice(0, 2), ...rows.slice(-1)]
  for (const days of [-3, 0, 5]) {
    const date = new Date(NOW.getTime() + days * 86_400_000)
    const rows = await ask(who, CAMPAIGNS, { date: date.toISOString() })
    expect(ids(offlineChoices.campaigns(copy, date))).toEqual(ids(rows))
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
    const departmentIds = campaign?.department_id ? { departmentIds: [campaign.department_id] } : {}
    const insideLocation = campaign?.location_id ? { inside: campaign.location_id } : {}
    const insideDepartment = campaign?.department_id ? { inside: campaign.department_id } : {}
    for (const search of campaign ? [''] : SEARCHES) {
      const filter = { ...page, ...insideLocation, ...departmentIds, ...taskIds, search }
      const rows = await ask(who, LOCATIONS, { filter, userId: who.id })
      const copied = offlineChoices.locations(copy, { campaignId }, search)
      expect(ids(copied)).toEqual(ids(rows))
      expect(copied.map(({ parent_name }) => parent_name)).toEqual(
        rows.map((row: { parent: { name: string } | null }) => row.parent?.name ?? null),
      )
    }
    for (const { id: locationId } of few(offlineChoices.locations(copy, { campaignId }, ''))) {
      const filter = { ...page, locationIds: [locationId], ...insideDepartment, ...taskIds }
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
  await fc.assert(
    fc.asyncProperty(client, async (random) => {
      const { client: built, places, pickSome } = await build(random)
      for (const { role, ...limits } of random.readers) {
        const locations = pickSome(places.locations, limits.locations)
        const departments = pickSome(places.departments, limits.departments)
        const limited = {
          ...(locations.length > 0 && { locations }),
          ...(departments.length > 0 && { departments }),
        }
        await expectEqualAnswers(await limitedActor(role, built, limited))
      }
    }),
    { numRuns: Number(process.env['CHOICES_RUNS'] ?? 2), seed: 17, endOnFailure: true },
  )
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
