import { expect, it } from 'vitest'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { buildTwoSites, limitedActor } from '../../support/scenarios/twoSites.ts'

const BY_TASK = `query ($input: GetUsersByTaskInput, $taskId: ID, $search: String, $take: Int) {
  rows: getUsersByTask(input: $input, taskId: $taskId, search: $search, take: $take) { id firstname lastname employee_id }
}`
const BY_PLACE = `query ($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { id firstname }
}`

interface Offered {
  id: string
  employee_id: string | null
}

async function ask(who: Actor, document: string, variables: object = {}): Promise<Offered[]> {
  const { data, errors } = await who.gql(document, variables)
  expect(errors).toBeUndefined()
  return data.rows
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

it('[7.80] [7.99] [21.21] offers people by first name: those who do the task, those who work at the place, [6.55] super users by their locations alone', async () => {
  const fresh = await buildTwoSites({ display_employee_id: false })
  const { db, of, client, north, dock, south, goodsIn, transport } = fresh
  const asker = await actor('CLIENT_OBSERVER', client)
  const bea = await buildUser(db, { ...of, firstname: 'Béa', employee_id: 'E9' })
  const abe = await buildUser(db, { ...of, firstname: 'Abe' })
  await buildUser(db, { ...of, firstname: 'Aaron', deleted_at: new Date() })
  const task = await buildTask(db, { ...of, users: [bea.id] })
  const all = await ask(asker, BY_TASK)
  expect(ids(all).slice(0, 2)).toEqual([abe.id, bea.id])
  expect(all[1]?.employee_id).toBeNull()
  expect(ids(await ask(asker, BY_TASK, { taskId: task.id }))).toEqual([bea.id])
  expect(ids(await ask(asker, BY_TASK, { search: 'bea' }))).toEqual([bea.id])
  for (const search of ['people.example', 'E9'])
    expect(await ask(asker, BY_TASK, { search })).toEqual([])
  expect(await ask(asker, BY_TASK, { take: 1 })).toHaveLength(1)
  expect(await ask(asker, BY_TASK, { taskId: client.id })).toEqual([])

  const northern = await limitedActor('CLIENT_USER', client, { locations: [north.id] })
  const at = (location: { id: string }) => ({
    input: { locationId: location.id, departmentId: goodsIn.id },
  })
  expect(ids(await ask(asker, BY_PLACE, at(dock)))).toContain(northern.id)
  expect(ids(await ask(asker, BY_PLACE, at(south)))).not.toContain(northern.id)
  // Departments left over from another level do not narrow a super user's.
  const places = { locations: [north.id], departments: [transport.id] }
  const boss = await limitedActor('CLIENT_SUPER_USER', client, places)
  expect(ids(await ask(asker, BY_PLACE, at(dock)))).toContain(boss.id)
  expect(ids(await ask(asker, BY_PLACE, at(south)))).not.toContain(boss.id)
  const southern = await limitedActor('CLIENT_OBSERVER', client, { locations: [south.id] })
  const seen = ids(await ask(southern, BY_TASK))
  expect(seen).toEqual(expect.arrayContaining([southern.id, abe.id]))
  expect(seen).not.toContain(northern.id)
})
