/** Tasks: create, update and delete. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import type { Actor, Answer } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { buildTwoSites, providerActor, type TwoSites } from '../../support/scenarios/twoSites.ts'

const FIELDS = `{ id name client_id is_pushing is_pulling uses_pull_tilt_take show_other_observation_option
  requires_manual_check task_principles task_principles_override gbs_video_id gbs_video { name }
  departments { name } locations { name deleted_at } users { firstname employee_id }
  task_has_full_location_access task_has_full_department_access observation_count updated_at deleted_at }`
const CREATE = `mutation ($input: TaskInput!) { row: createTask(input: $input) ${FIELDS} }`
const UPDATE = `mutation ($id: ID!, $input: TaskInput!, $expectedUpdatedAt: DateTime) {
  row: updateTask(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) ${FIELDS} }`
const GET = `query ($id: ID!) { row: getTaskById(id: $id) ${FIELDS} }`

const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

let scenario: TwoSites
let admin: Actor

beforeEach(async () => {
  scenario = await buildTwoSites({ ai_enabled: true, display_employee_id: true })
  admin = await providerActor()
})

const clientId = () => scenario.client.id
const create = (input: object) => admin.gql(CREATE, { input: { clientId: clientId(), ...input } })
const update = (id: string, input: object, expectedUpdatedAt?: string) =>
  admin.gql(UPDATE, { id, input: { name: 'Task', ...input }, expectedUpdatedAt })

/** The result's shape follows from the document, like `Answer`. */
const createOrThrow = async (input: object = {}): Promise<NonNullable<Answer['data']>> =>
  (await answered(create({ name: `Task ${uuid()}`, ...input }))).row

describe('adding and changing a task', () => {
  it('[4.20] [4.39] [7.29] [7.75] [3.16] with every field of the form, and reading it', async () => {
    const { db, of, dock, goodsIn } = scenario
    const video = await buildGbsVideo(db, { ...of, title: 'How to pull' })
    const person = await buildUser(db, { ...of, firstname: 'Kim', employee_id: 'E-7' })
    const row = await createOrThrow({
      name: ' Pull a cage ',
      isPushing: true,
      isPulling: true,
      usesPullTiltTake: true,
      show_other_observation_option: true,
      requires_manual_check: false,
      taskPrinciples: ['DIP_N_DRIVE', 'INSIDE_BASE', 'INSIDE_BASE'],
      locationIds: [dock.id],
      departmentIds: [goodsIn.id],
      userIds: [person.id],
      gbsVideoId: video.id,
    })
    expect(row).toMatchObject({
      name: 'Pull a cage',
      client_id: clientId(),
      is_pushing: true,
      is_pulling: true,
      uses_pull_tilt_take: true,
      show_other_observation_option: true,
      requires_manual_check: false,
      task_principles: ['INSIDE_BASE', 'DIP_N_DRIVE'],
      task_principles_override: true,
      gbs_video_id: video.id,
      gbs_video: { name: 'How to pull' },
      departments: [{ name: 'Goods in' }],
      locations: [{ name: 'Dock', deleted_at: null }],
      users: [{ firstname: 'Kim', employee_id: 'E-7' }],
      task_has_full_location_access: false,
      task_has_full_department_access: false,
      observation_count: 0,
      deleted_at: null,
    })
    expect((await admin.gql(GET, { id: row.id })).data.row).toEqual(row)
    const saved = await update(row.id, { name: 'Pull a trolley' }, row.updated_at)
    expect(saved.data.row).toEqual({
      ...row,
      name: 'Pull a trolley',
      updated_at: expect.any(String),
    })
    const usual = await update(row.id, { taskPrinciples: [] })
    expect(usual.data.row).toMatchObject({ task_principles: [], task_principles_override: false })
  })

  it('[7.29] [5.40] [17.2] with its name alone it is a lift, done everywhere, checked by hand', async () => {
    expect(await createOrThrow()).toMatchObject({
      is_pushing: false,
      is_pulling: false,
      uses_pull_tilt_take: false,
      requires_manual_check: true,
      task_principles: [],
      task_principles_override: false,
      gbs_video: null,
      departments: [],
      locations: [],
      users: [],
      task_has_full_location_access: true,
      task_has_full_department_access: true,
    })
  })

  it('[5.21] pull/tilt/take is for pulling tasks only, with what is kept as with what is given', async () => {
    const refused = { code: 'BAD_INPUT', field: 'usesPullTiltTake' }
    const impossible = { name: 'Push', isPushing: true, usesPullTiltTake: true }
    expect(errorOf(await create(impossible))).toEqual(refused)
    const pull = await createOrThrow({ isPulling: true })
    expect((await update(pull.id, { usesPullTiltTake: true })).data.row).toMatchObject({
      uses_pull_tilt_take: true,
    })
    expect(errorOf(await update(pull.id, { isPulling: false }))).toEqual(refused)
    const lift = await update(pull.id, { isPulling: false, usesPullTiltTake: false })
    expect(lift.data.row).toMatchObject({ is_pulling: false, uses_pull_tilt_take: false })
  })

  it('[5.22] a manual check is forced on unless the client’s AI is enabled', async () => {
    const { db, of } = scenario
    const checkOf = async (calls: Promise<Answer>) => (await calls).data.row.requires_manual_check
    const unchecked = { name: 'Free', requires_manual_check: false }
    expect(await checkOf(create(unchecked))).toBe(false)
    await writeRows(db, { clientId: clientId() }, (tables) =>
      tables.update('clients').set({ ai_enabled: false }),
    )
    expect(await checkOf(create({ ...unchecked, name: 'Forced' }))).toBe(true)
    const old = await buildTask(db, { ...of, requires_manual_check: false })
    expect(await checkOf(update(old.id, {}))).toBe(true)
  })

  it('[17.12] a name is taken once by the live tasks of a client', async () => {
    const { id } = await createOrThrow({ name: 'Pick an order' })
    const taken = { code: 'DUPLICATE', field: 'name' }
    const other = await createOrThrow()
    expect(errorOf(await update(other.id, { name: ' PICK  an\u200B order' }))).toEqual(taken)
    expect((await update(id, { name: 'Pick an Order' })).data.row.name).toBe('Pick an Order')
    await admin.gql('mutation ($id: ID!) { deleteTask(id: $id) { id } }', { id })
    expect(errorOf(await update(id, {}))).toEqual({ code: 'NOT_FOUND' })
    await createOrThrow({ name: 'Pick an order' })
  })

  it('[4.40] full access is on automatically when no items are chosen', async () => {
    const { dock, goodsIn } = scenario
    const { id } = await createOrThrow({ locationIds: [dock.id] })
    const after = async (input: object) => {
      const { data } = await update(id, input)
      return [data.row.task_has_full_location_access, data.row.locations.length]
    }
    expect(await after({ taskHasFullLocationAccess: false })).toEqual([false, 1])
    expect(await after({ taskHasFullLocationAccess: true })).toEqual([true, 0])
    expect(await after({ taskHasFullLocationAccess: false })).toEqual([true, 0])
    const { data } = await update(id, { departmentIds: [goodsIn.id] })
    expect(data.row.task_has_full_department_access).toBe(false)
    const cleared = await update(id, { departmentIds: null })
    expect(cleared.data.row).toMatchObject({
      task_has_full_department_access: true,
      departments: [],
    })
  })

  it('[7.29] [17.5] what does not exist is refused at its field, and nothing is written', async () => {
    const { db, of } = scenario
    const kept = await createOrThrow()
    const gone = { deleted_at: new Date() }
    const refused: [field: string, input: object][] = [
      ['name', { name: ' ' }],
      ['locationIds', { locationIds: [(await buildLocation(db, { ...of, ...gone })).id] }],
      ['departmentIds', { departmentIds: [uuid()] }],
      ['userIds', { userIds: [admin.id] }],
      ['gbsVideoId', { gbsVideoId: 'no id' }],
      ['gbsVideoId', { gbsVideoId: (await buildGbsVideo(db, { ...of, ...gone })).id }],
    ]
    for (const [field, wrong] of refused) {
      expect(errorOf(await create({ name: 'Never', ...wrong })), field).toEqual({
        code: 'BAD_INPUT',
        field,
      })
      expect(errorOf(await update(kept.id, wrong)), field).toEqual({ code: 'BAD_INPUT', field })
    }
    expect((await admin.gql(GET, { id: kept.id })).data.row).toEqual(kept)
    const never = await admin.gql(
      `query ($clientId: ID) { total: totalTasks(filter: { search: "never" }, input: { clientId: $clientId }) }`,
      { clientId: clientId() },
    )
    expect(never.data.total).toBe(0)
  })

  it('[7.29] [17.5] what was chosen and is deleted by now may stay; a deleted video is none', async () => {
    const { db, of, dock } = scenario
    const video = await buildGbsVideo(db, of)
    const { id } = await createOrThrow({ locationIds: [dock.id], gbsVideoId: video.id })
    const deleted_at = new Date()
    await db.write({ clientId: clientId() }, async (transaction) => {
      await transaction.run((tables) =>
        tables.update('gbs_videos').set({ deleted_at }).where('id', '=', video.id),
      )
      await transaction.run((tables) =>
        tables.update('locations').set({ deleted_at }).where('id', '=', dock.id),
      )
    })
    const { data } = await admin.gql(GET, { id })
    expect(data.row).toMatchObject({
      gbs_video_id: null,
      gbs_video: null,
      locations: [{ name: 'Dock', deleted_at: expect.any(String) }],
    })
    const saved = await update(id, { locationIds: [dock.id], gbsVideoId: video.id })
    expect(saved.data.row).toMatchObject({
      gbs_video_id: null,
      locations: [{ name: 'Dock' }],
      task_has_full_location_access: false,
    })
    const [stored] = await db.read({ clientId: clientId() }, (tables) =>
      tables.from('tasks').select('gbs_video_id').where('id', '=', id),
    )
    expect(stored?.gbs_video_id).toBeNull()
  })

  it('[7.29] another’s newer change is a CONFLICT, and nothing is overwritten', async () => {
    const before = await createOrThrow()
    const first = await update(before.id, { locationIds: [scenario.dock.id] }, before.updated_at)
    const second = await update(before.id, { isPushing: true }, before.updated_at)
    expect(errorOf(second)).toEqual({ code: 'CONFLICT' })
    expect((await admin.gql(GET, { id: before.id })).data.row).toEqual(first.data.row)
  })
})
