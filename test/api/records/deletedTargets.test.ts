/**
 * Every reference of the database's catalog to a record that can be deleted, and what becomes of what refers to it: lists,
 * records, changes, choices and exports.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { ENTITY_ENTRIES, LINK_TABLES } from '#server/context/visibility/entities.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { fullCall } from '#test/support/fullCall.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { buildTwoSites, limitedActor, providerActor } from '#test/support/scenarios/twoSites.ts'
import { csvOf, EXPORT_OBSERVATIONS, EXPORT_USERS, runExport } from '../exports/exportCalls.ts'

const TARGETS = ['locations', 'departments', 'tasks', 'campaigns', 'gbs_videos', 'users'] as const

it('[4.52] every reference of the catalog to such a record is known', async () => {
  const { db } = await api()
  const stored = await asOwner<{ source: string; column: string; target: string }>(
    db,
    `select c.conrelid::regclass::text as source, a.attname as column, c.confrelid::regclass::text as target
      from pg_constraint c cross join unnest(c.conkey) as key (number)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number
      where c.contype = 'f' and c.conparentid = 0 and a.attname <> 'client_id'
        and exists (select from pg_attribute d where d.attrelid = c.conrelid and d.attname in ('deleted_at', 'client_id'))`,
  )
  const isTarget = (target: string) => TARGETS.some((one) => one === target)
  const found = stored
    .filter(({ source, target }) => isTarget(target) && !OWN_ROWS.includes(source))
    .map(({ source, column, target }) => `${source}.${column} > ${target}`)
  const known = [
    ...ENTITY_ENTRIES.flatMap(([source, { references }]) =>
      Object.entries(references).map(([column, target]) => `${source}.${column} > ${target}`),
    ),
    ...Object.entries(LINK_TABLES).map(
      ([table, { target, targets }]) => `${table}.${target} > ${targets}`,
    ),
    ...Object.entries(LINK_TABLES).map(([table, { of, owner }]) => `${table}.${owner} > ${of}`),
  ]
  expect(found.toSorted()).toEqual(known.toSorted())
})

/** Rows that belong to a person or an observation, and are shown with it only. */
const OWN_ROWS = [
  'alerts',
  'calibration_answers',
  'comment_mentions',
  'comments',
  'idempotency_keys',
  'mail_refusals',
  'notifications',
  'observation_contests',
  'password_resets',
  'second_factors',
  'uploads',
  'videos',
]

describe.each([
  [
    'locations',
    'Location',
    'Bay',
    ['locations', 'departments', 'tasks', 'campaigns', 'observations', 'users'],
  ],
  [
    'departments',
    'Department',
    'Loading',
    ['departments', 'tasks', 'campaigns', 'observations', 'users'],
  ],
  ['tasks', 'Task', 'Fill a shelf', ['campaigns', 'observations']],
  ['campaigns', 'Campaign', 'Spring', ['observations']],
  ['gbsVideos', 'GbsVideo', 'How to fill', []],
  ['users', 'User', 'Deletable', ['tasks', 'campaigns', 'observations']],
] as const)('[4.52] a deleted record of %s', (kind, noun, name, naming) => {
  let scenario: Awaited<ReturnType<typeof buildEverything>>
  let superUser: Actor

  beforeAll(async () => {
    scenario = await buildEverything()
    superUser = await actor('CLIENT_SUPER_USER', scenario.client)
    const provider = await providerActor()
    const id = scenario.targets[kind]
    expect(await offersOf(superUser), 'offered before').toContain(id)
    await answered(provider.gql(`mutation { delete${noun}(id: "${id}") { id } }`))
  })

  it('is named by what refers to it, marked', async () => {
    for (const source of naming) {
      const { list, record, type } = CALLS[source]
      const rows = await answerOf(superUser, fullCall(list, { take: 100, given: GIVEN }))
      const { sources } = scenario
      const isOfUsers = source === 'campaigns' && kind === 'users'
      const id = sources[isOfUsers ? 'campaignsOfUsers' : source]
      expect(JSON.stringify(rows), list).toContain(id)
      const one = await answerOf(superUser, fullCall(record, { take: 100, given: { [type]: id } }))
      const named = recordsIn(one).find((each) => each.id === scenario.targets[kind])
      expect(JSON.stringify(named), record).toContain(name)
      expect(named?.deleted_at, record).toEqual(expect.any(String))
    }
  })

  it('is offered nowhere, and whoever refers to it can still be saved', async () => {
    expect(await offersOf(superUser)).not.toContain(scenario.targets[kind])
    const provider = await providerActor()
    for (const [document, id] of savesOf(scenario.sources)) {
      if (id === scenario.targets[kind]) continue
      const { errors } = await provider.gql(document)
      expect(errors, document).toBeUndefined()
    }
  })

  it('spoils no export', async () => {
    const list = `mutation ($list: ExportedList!) { job: triggerExportList(list: $list, format: CSV) { id } }`
    for (const each of ['TASKS', 'CAMPAIGNS', 'GBS_VIDEOS', 'LOCATIONS', 'DEPARTMENTS'])
      await csvOf(await runExport(superUser, list, { list: each }))
    await csvOf(await runExport(superUser, EXPORT_USERS))
    const observations = await csvOf(await runExport(superUser, EXPORT_OBSERVATIONS))
    const isNamed = (naming as readonly string[]).includes('observations')
    expect(observations.flat().some((cell) => cell.includes(name))).toBe(isNamed)
  })
})

const CALLS = {
  locations: { list: 'allLocations', record: 'getLocationById', type: 'Location' },
  departments: { list: 'allDepartments', record: 'getDepartmentById', type: 'Department' },
  tasks: { list: 'allTasks', record: 'getTaskById', type: 'Task' },
  campaigns: { list: 'allCampaigns', record: 'getCampaign', type: 'Campaign' },
  observations: { list: 'allObservations', record: 'getObservationById', type: 'Observation' },
  users: { list: 'allUsers', record: 'getUserById', type: 'User' },
} as const

const GIVEN = { includeObservationCount: 'true' }

/** A record of each kind to delete, and one of each kind that refers to all of those that it can refer to. */
async function buildEverything() {
  const { db, client, of, north } = await buildTwoSites()
  const bay = await buildLocation(db, { ...of, name: 'Bay', parent_id: north.id })
  const loading = await buildDepartment(db, {
    ...of,
    name: 'Loading',
    locations: [bay.id, north.id],
  })
  const person = await limitedActor('CLIENT_OBSERVER', client, {
    locations: [bay.id],
    departments: [loading.id],
  })
  await updateRow(db, 'users', { id: person.id, client_id: client.id }, { lastname: 'Deletable' })
  const worker = await limitedActor('CLIENT_OBSERVER', client, {
    locations: [bay.id, north.id],
    departments: [loading.id],
  })
  const guidance = await buildGbsVideo(db, { ...of, title: 'How to fill' })
  const shelf = await buildTask(db, {
    ...of,
    name: 'Fill a shelf',
    gbs_video_id: guidance.id,
    locations: [bay.id, north.id],
    departments: [loading.id],
    users: [person.id, worker.id],
  })
  const spring = await buildCampaign(db, { ...of, name: 'Spring', users: [worker.id] })
  const inside = await buildLocation(db, { ...of, name: 'Inside', parent_id: bay.id })
  const insideLoading = await buildDepartment(db, {
    ...of,
    name: 'Inside it',
    parent_id: loading.id,
    locations: [bay.id, north.id],
  })
  const task = await buildTask(db, {
    ...of,
    name: 'Carry',
    gbs_video_id: guidance.id,
    locations: [bay.id, north.id],
    departments: [loading.id],
    users: [person.id, worker.id],
  })
  const campaign = await buildCampaign(db, {
    ...of,
    task_id: shelf.id,
    location_id: bay.id,
    department_id: loading.id,
  })
  const peoplesCampaign = await buildCampaign(db, { ...of, users: [person.id, worker.id] })
  const video = await buildVideo(db, { ...of, user_id: worker.id })
  const observation = await buildObservation(db, {
    ...of,
    task_id: shelf.id,
    campaign_id: spring.id,
    location_id: bay.id,
    department_id: loading.id,
    user_id: worker.id,
    observee_id: person.id,
    video_id: video.id,
  })
  return {
    client,
    targets: {
      locations: bay.id,
      departments: loading.id,
      tasks: shelf.id,
      campaigns: spring.id,
      gbsVideos: guidance.id,
      users: person.id,
    },
    sources: {
      locations: inside.id,
      departments: insideLoading.id,
      tasks: task.id,
      campaigns: campaign.id,
      campaignsOfUsers: peoplesCampaign.id,
      observations: observation.id,
      users: worker.id,
    },
  }
}

/** Everything that forms and their copy on the device offer, as text. */
async function offersOf(who: Actor): Promise<string> {
  const data = await answered(
    who.gql(`{
    allLocations(filter: { take: 100 }) { id }
    allDepartments(filter: { take: 100 }) { id }
    getTasksForObservation { id }
    getCampaignsForObservation { id }
    getUsersByTask(take: 100) { id }
    getUsersByDepartmentAndLocation(input: { take: 100 }) { id }
    getAllGbsVideosByClientId(filter: { take: 100 }) { id }
    observationChoices { locations { id } departments { id } tasks { id } campaigns { id } people { id } }
  }`),
  )
  return JSON.stringify(data)
}

/** Saves each record with its stored references. */
const savesOf = ({ locations, departments, tasks, campaigns, users }: Record<string, string>) =>
  [
    [`mutation { updateLocation(id: "${locations}", input: { name: "Saved" }) { id } }`, locations],
    [
      `mutation { updateDepartment(id: "${departments}", input: { name: "Saved" }) { id } }`,
      departments,
    ],
    [`mutation { updateTask(id: "${tasks}", input: { name: "Saved" }) { id } }`, tasks],
    [
      `mutation { updateCampaign(id: "${campaigns}", input: { campaignName: "Saved", typeOfCampaign: ManualObservation,
        startDate: "2026-03-01", frequency: monthly }) { id } }`,
      campaigns,
    ],
    [
      `mutation { updateUser(id: "${users}", input: { userLevel: CLIENT_OBSERVER, firstName: "Saved", lastName: "Again",
        email: "${users}@people.example" }) { id } }`,
      users,
    ],
  ] as const

const answerOf = async (who: Actor, document: string): Promise<unknown> =>
  (await answered(who.gql(document))).answer

interface Named {
  id?: string
  deleted_at?: string | null
}

function recordsIn(value: unknown): Named[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(recordsIn)]
}
