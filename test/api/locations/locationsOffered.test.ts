/** Which locations a form offers when access is given. */
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment } from '#server/app/factories/buildDepartment.ts'
import { buildLocation } from '#server/app/factories/buildLocation.ts'
import { actor, api } from '#test/support/api.ts'

it('[5.44] a location is listed when it, or a location inside it, has departments', async () => {
  const { db } = await api()
  const client = await buildClient(db)
  const client_id = client.id
  const department = await buildDepartment(db, { client_id })
  const site = await buildLocation(db, { client_id, name: 'Site' })
  const departments = [department.id]
  const hall = await buildLocation(db, { client_id, name: 'Hall', parent_id: site.id, departments })
  await buildLocation(db, { client_id, name: 'Ramp', parent_id: hall.id })
  await buildLocation(db, { client_id, name: 'Empty office' })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const { data } = await superUser.gql(`{
    rows: allLocations(filter: { hasDepartments: true }) { name }
    total: totalLocations(filter: { hasDepartments: true })
  }`)
  expect(data).toEqual({ rows: [{ name: 'Hall' }, { name: 'Ramp' }, { name: 'Site' }], total: 3 })
})

it('[5.41] with the locations inside, a site offers its halls’ departments; without them its own', async () => {
  const { db } = await api()
  const client = await buildClient(db)
  const client_id = client.id
  const department = await buildDepartment(db, { client_id, name: 'Loading' })
  await buildDepartment(db, { client_id, name: 'Elsewhere' })
  const site = await buildLocation(db, { client_id })
  await buildLocation(db, { client_id, parent_id: site.id, departments: [department.id] })
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const { data } = await superUser.gql(
    `query ($ids: [ID!]) {
      inside: allDepartments(filter: { locationIds: $ids, withLocationsInside: true }) { name }
      own: allDepartments(filter: { locationIds: $ids }) { name }
    }`,
    { ids: [site.id] },
  )
  expect(data).toEqual({ inside: [{ name: 'Loading' }], own: [] })
})
