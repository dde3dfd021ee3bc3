/** Campaigns: create, update and delete. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import {
  buildTwoSites,
  providerActor,
  type TwoSites,
  actorAt,
} from '../../support/scenarios/twoSites.ts'
import {
  badInputAt,
  BULK,
  campaignCalls,
  DELETE,
  errorOf,
  REMINDING,
  SPRING,
} from './campaignCalls.ts'

const PREVIEW = `query ($input: CampaignInput!) { previewCampaign(input: $input) { user_count } }`

let scenario: TwoSites
let admin: Actor

beforeEach(async () => {
  scenario = await buildTwoSites()
  admin = await actor('CLIENT_SUPER_USER', scenario.client)
})

const { create, update, get, createOrThrow } = campaignCalls(() => admin)

describe('adding and changing a campaign', () => {
  it('[7.12] [7.65] [3.19] [3.26] with every field of the form, and reading it', async () => {
    const { dock, goodsIn, lift, client } = scenario
    const row = await createOrThrow({
      ...REMINDING,
      campaignName: ' Spring lifts ',
      endDate: '2026-05-31',
      appNotificationsEnabled: true,
      task: lift.id,
      numOfRequiredObservations: 3,
      locationDepartment: true,
      selectedLocation: dock.id,
      selectedDepartment: goodsIn.id,
    })
    expect(row).toMatchObject({
      name: 'Spring lifts',
      client_id: client.id,
      start_date: '2026-03-01',
      end_date: '2026-05-31',
      frequency: 'monthly',
      type: 'ManualObservation',
      task: { name: 'Lift a box' },
      location: { name: 'Dock' },
      department: { name: 'Goods in' },
      num_observations_required: 3,
      reminder_alert_user_level: 'BOTH',
      app_notifications_enabled: true,
      email_notifications_enabled: true,
      notification_frequency: 'weekly',
      has_selected_users: false,
      selected_users: [],
      observation_count: 0,
      deleted_at: null,
    })
    expect(await get(row.id)).toEqual(row)
    const saved = await update(row.id, { campaignName: 'Summer' }, admin, row.updated_at)
    expect(saved.data.row).toEqual({ ...row, name: 'Summer', updated_at: expect.any(String) })
    const freed = await update(row.id, { task: null })
    expect(freed.errors).toBeUndefined()
    expect(await get(row.id)).toMatchObject({ task: null })
  })

  it('[7.12] with what is required alone it is for everybody, reminds nobody, and has no end', async () => {
    expect(await createOrThrow()).toMatchObject({
      end_date: null,
      task: null,
      location_id: null,
      department_id: null,
      num_observations_required: null,
      reminder_alert_user_level: null,
      app_notifications_enabled: false,
      email_notifications_enabled: false,
      notification_frequency: null,
      has_selected_users: false,
    })
  })

  it('[4.36] the one way of choosing people turns off the other, and what it had is gone', async () => {
    const { db, of, dock } = scenario
    const [kim, lee] = [
      await buildUser(db, { ...of, firstname: 'Kim' }),
      await buildUser(db, { ...of, firstname: 'Lee' }),
    ]
    const { id } = await createOrThrow({ filteredUsers: true, selectedUsers: [lee.id, kim.id] })
    expect(await get(id)).toMatchObject({
      has_selected_users: true,
      selected_users: [{ firstname: 'Kim' }, { firstname: 'Lee' }],
    })
    const placed = await update(id, { locationDepartment: true, selectedLocation: dock.id })
    expect(placed.data.row).toMatchObject({
      has_selected_users: false,
      selected_users: [],
      location_id: dock.id,
    })
    const back = await update(id, { filteredUsers: true, selectedUsers: [kim.id] })
    expect(back.data.row).toMatchObject({
      has_selected_users: true,
      selected_users: [{ firstname: 'Kim' }],
      location_id: null,
    })
  })

  it('[4.38] without reminders there is no frequency of them', async () => {
    const { id } = await createOrThrow(REMINDING)
    const off = await update(id, { emailNotificationsEnabled: false })
    expect(off.data.row).toMatchObject({
      notification_frequency: null,
      reminder_alert_user_level: 'BOTH',
    })
    expect(errorOf(await update(id, { appNotificationsEnabled: true }))).toEqual(
      badInputAt('notificationFrequency'),
    )
  })

  it('[6.56] type Observation needs the client’s AI; a campaign that has it keeps it', async () => {
    const { db, client } = scenario
    const ai = (ai_enabled: boolean) =>
      writeRows(db, { clientId: client.id }, (tables) =>
        tables.update('clients').set({ ai_enabled }),
      )
    const observing = { typeOfCampaign: 'Observation' }
    expect(errorOf(await create(observing))).toEqual(badInputAt('typeOfCampaign'))
    const manual = await createOrThrow()
    expect(errorOf(await update(manual.id, observing))).toEqual(badInputAt('typeOfCampaign'))
    await ai(true)
    const { id } = await createOrThrow(observing)
    await ai(false)
    const saved = await update(id, { ...observing, campaignName: 'Later' })
    expect(saved.data.row).toMatchObject({ type: 'Observation', name: 'Later' })
  })

  it('[7.12] [7.13] [18.11] what does not fit is refused at its field, by the preview too, and nothing is written', async () => {
    const { db, of } = scenario
    const kept = await createOrThrow()
    const gone = { deleted_at: new Date() }
    const place = { locationDepartment: true }
    const refused: [field: string, input: object][] = [
      ['campaignName', { campaignName: ' ' }],
      ['endDate', { endDate: '2026-02-28' }],
      ['selectedUsers', { filteredUsers: true, selectedUsers: [(await buildUser(db)).id] }],
      ['selectedUsers', { filteredUsers: true, selectedUsers: ['no id'] }],
      ['selectedLocation', place],
      ['selectedLocation', { ...place, selectedLocation: uuid() }],
      ['selectedLocation', { ...place, selectedLocation: 'no id' }],
      ['selectedLocation', { ...place, selectedLocation: (await buildLocation(db)).id }],
      [
        'selectedLocation',
        { ...place, selectedLocation: (await buildLocation(db, { ...of, ...gone })).id },
      ],
      ['selectedDepartment', { ...place, selectedDepartment: (await buildDepartment(db)).id }],
      ['task', { task: (await buildTask(db)).id }],
      ['task', { task: (await buildTask(db, { ...of, ...gone })).id }],
    ]
    for (const [field, wrong] of refused) {
      expect(errorOf(await create(wrong)), field).toEqual(badInputAt(field))
      expect(errorOf(await update(kept.id, wrong)), field).toEqual(badInputAt(field))
      const previewed = await admin.gql(PREVIEW, { input: { ...SPRING, ...wrong } })
      expect(errorOf(previewed), field).toEqual(badInputAt(field))
    }
    expect(await get(kept.id)).toEqual(kept)
    const { data } = await admin.gql(`{ total: totalCampaigns }`)
    expect(data.total).toBe(1)
  })

  it('[7.13] what was chosen and is deleted by now may stay', async () => {
    const { db, client, dock, lift } = scenario
    const person = await buildUser(db, { client_id: client.id })
    const chosen = { locationDepartment: true, selectedLocation: dock.id, task: lift.id }
    const { id } = await createOrThrow(chosen)
    const other = await createOrThrow({ filteredUsers: true, selectedUsers: [person.id] })
    const provider = await providerActor()
    await provider.gql(`mutation { deleteTask(id: "${lift.id}") { id } }`)
    await provider.gql(`mutation { deleteLocation(id: "${dock.id}") { id } }`)
    await provider.gql(`mutation { deleteUser(id: "${person.id}") { id } }`)
    const saved = await update(id, { ...chosen, campaignName: 'Still' })
    expect(saved.data.row).toMatchObject({ name: 'Still', task_id: lift.id, location_id: dock.id })
    const users = { filteredUsers: true, selectedUsers: [person.id] }
    expect((await update(other.id, users)).data.row.selected_users).toHaveLength(1)
  })

  it('[7.13] [18.15] another’s newer change, of the people alone too, is a CONFLICT, and nothing is overwritten', async () => {
    const { db, of } = scenario
    const [kim, lee] = [await buildUser(db, of), await buildUser(db, of)]
    const before = await createOrThrow({ filteredUsers: true, selectedUsers: [kim.id] })
    const users = { filteredUsers: true, selectedUsers: [lee.id] }
    const first = await update(before.id, users, admin, before.updated_at)
    const second = await update(before.id, { endDate: '2026-12-31' }, admin, before.updated_at)
    expect(errorOf(second)).toEqual({ code: 'CONFLICT' })
    expect(await get(before.id)).toEqual(first.data.row)
  })

  it('[1.2] the provider adds one for the chosen client, and changes it; a deleted client gets none', async () => {
    const { db, client } = scenario
    const boss = await providerActor()
    const row = await createOrThrow({ clientId: client.id }, boss)
    expect(row.client_id).toBe(client.id)
    const saved = await update(row.id, { campaignName: 'Theirs' }, boss)
    expect(saved.data.row).toMatchObject({ name: 'Theirs', client_id: client.id })
    expect(await get(row.id)).toMatchObject({ name: 'Theirs' })
    await writeRows(db, { clientId: client.id }, (tables) =>
      tables.update('clients').set({ deleted_at: new Date() }),
    )
    expect(errorOf(await create({ clientId: client.id }, boss))).toEqual(badInputAt('clientId'))
  })
})

describe('a super user of some locations', () => {
  it('[18.10] makes campaigns for those locations and their people, not for everybody', async () => {
    const { north, dock, south } = scenario
    const there = await actorAt('CLIENT_SUPER_USER', north)
    expect(errorOf(await create({}, there))).toEqual(badInputAt('locationDepartment'))
    const at = (id: string) => create({ locationDepartment: true, selectedLocation: id }, there)
    expect(errorOf(await at(south.id))).toEqual(badInputAt('selectedLocation'))
    expect((await at(dock.id)).data.row.location_id).toBe(dock.id)
  })

  it('[18.10] keeps whom a wider campaign is for, and the people out of sight in it', async () => {
    const { db, of, north, south } = scenario
    const there = await actorAt('CLIENT_SUPER_USER', north)
    const far = await actorAt('CLIENT_USER', south)
    const wide = await buildCampaign(db, of)
    const saved = await update(wide.id, { campaignName: 'Wide' }, there)
    expect(saved.data.row).toMatchObject({ name: 'Wide', location_id: null })
    const chosen = await createOrThrow({ filteredUsers: true, selectedUsers: [far.id, there.id] })
    const seen = await get(chosen.id, there)
    expect(seen.selected_users).toEqual([{ id: there.id, firstname: 'Robin' }])
    const both = { filteredUsers: true, selectedUsers: [there.id] }
    expect((await update(chosen.id, both, there)).errors).toBeUndefined()
    expect((await get(chosen.id)).selected_users).toHaveLength(2)
  })
})

describe('deleting campaigns', () => {
  it('[7.12] [18.16] many, all or none; what is deleted changes no more, and each change is on record', async () => {
    const { db, of, client } = scenario
    const [first, second] = [await createOrThrow(), await createOrThrow()]
    const ids = [first.id, second.id]
    const gone = await buildCampaign(db, { ...of, deleted_at: new Date() })
    for (const wrong of [uuid(), gone.id, 'no id']) {
      const answer = await admin.gql(BULK, { ids: [...ids, wrong] })
      expect(errorOf(answer)).toEqual({ code: 'NOT_FOUND' })
    }
    await update(first.id, { campaignName: 'Renamed' })
    expect((await admin.gql(BULK, { ids })).data.ids).toEqual(ids)
    for (const answer of [await admin.gql(DELETE, { id: first.id }), await update(first.id, {})])
      expect(errorOf(answer)).toEqual({ code: 'NOT_FOUND' })
    const entries = await db.read({ clientId: client.id }, (tables) =>
      tables.from('audit_log').selectAll().where('record_id', '=', first.id).orderBy('id'),
    )
    const changes = entries.map(({ action, after }) => [action, (after as { name?: string }).name])
    expect(changes).toEqual([
      ['CREATE', 'Spring'],
      ['UPDATE', 'Renamed'],
      ['DELETE', undefined],
    ])
  })
})
