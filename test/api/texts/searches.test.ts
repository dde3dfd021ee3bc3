/** Searches of every list find each word anywhere, in any order, however it is written. */
import { describe, expect, it } from 'vitest'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'

const ids: Record<string, string> = {}

const { db } = await api()
const client = await buildClient(db, {
  company_name: 'Žluťoučký O’Hara Logistics',
  display_employee_id: true,
})
const clientId = client.id
const superUser = await actor('CLIENT_SUPER_USER', client)
const provider = await actor('PROVIDER_SUPER_USER')
const client_id = client.id
const person = { client_id, firstname: 'Uma', lastname: 'Novák O’Brien', employee_id: 'N-77' }
const uma = await buildUser(db, person)
const other = await buildUser(db, { client_id, firstname: 'Una', lastname: 'Novotny' })
const location = await buildLocation(db, { client_id, name: 'أحمد Dock' })
const department = await buildDepartment(db, { client_id, name: 'Oﬃce ΣΑΣ' })
const task = await buildTask(db, { client_id, name: 'Lift boxes, small' })
await buildCampaign(db, { client_id, name: 'Week of lifting' })
const places = { client_id, location_id: location.id, department_id: department.id }
const all = { ...places, task_id: task.id, user_id: superUser.id }
ids['uma'] = (await buildObservation(db, { ...all, observee_id: uma.id })).id
ids['other'] = (await buildObservation(db, { ...all, observee_id: other.id, notes: 'Bend' })).id
ids['unlinked'] = (
  await buildObservation(db, {
    ...all,
    observee_id: null,
    unlinked_observee_name: 'Novak Uma',
    notes: 'Knees, then ｂａｃｋ',
  })
).id

const LISTS = [
  ['Users', 'User', ['Novák, Uma', 'nov um', "o'brien", 'uma n 77']],
  ['Locations', 'Location', ['احمد', 'dock أحمد']],
  ['Departments', 'Department', ['σας off', 'ﬃ']],
  ['Tasks', 'Task', ['small lift', 'ｌｉｆｔ', 's l i f t']],
  ['Campaigns', 'Campaign', ['lifting week', 'of']],
] as const

describe('[2.36] a list', () => {
  it.each(LISTS)('of %s', async (noun, type, searches) => {
    const call = `query ($filter: ${type}Filter) { rows: all${noun}(filter: $filter) { id }
      total: total${noun}(filter: $filter) }`
    for (const search of searches) {
      const { data, errors } = await superUser.gql(call, { filter: { search } })
      expect([search, errors]).toEqual([search, undefined])
      expect([search, data.rows.length, data.total]).toEqual([search, 1, 1])
    }
  })

  it('of clients', async () => {
    const call = `query ($input: ClientListInput) { rows: allClients(input: $input) { id } }`
    const { data } = await provider.gql(call, { input: { search: "logistics, zlutoucky o'hara" } })
    expect(data.rows).toEqual([{ id: clientId }])
  })
})

it.each([
  ['the words of a name in any order', 'Novak, Uma', ['uma', 'unlinked']],
  ['words of the person and the task', 'boxes uma', ['uma', 'unlinked']],
  ['words of the place and the notes', 'احمد back', ['unlinked']],
  ['words that only one has all of', 'bend novotny office', ['other']],
  ['letters', 'u b', ['uma', 'other', 'unlinked']],
  ['an apostrophe', 'O’BRIEN', ['uma']],
  ['many words', 'uma novak lift boxes small dock office', ['uma', 'unlinked']],
  ['commas alone', ', ,', ['uma', 'other', 'unlinked']],
])('[2.36] observations are found by %s', async (_what, search, found) => {
  const call = `query ($filter: ObservationFilter) {
    rows: allObservations(filter: $filter) { id } total: totalObservations(filter: $filter) }`
  const data = await answered(superUser.gql(call, { filter: { search } }))
  const foundIds = data.rows.map(({ id }: { id: string }) => id)
  expect(new Set(foundIds)).toEqual(new Set(found.map((name) => ids[name])))
  expect(data.total).toBe(found.length)
})
