/** Law: what exports write imports again, and nothing is changed by it. */
import * as fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { formulaGuard } from '#domain/exports/formulaText.ts'
import { listCell } from '#domain/exports/listCell.ts'
import { createPlacePaths } from '#domain/exports/placePaths.ts'
import { buildDepartment } from '#server/app/factories/buildDepartment.ts'
import { buildLocation } from '#server/app/factories/buildLocation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { api } from '#test/support/api.ts'
import { runCheck, openImportScenario, storedUsers } from './importScenario.ts'

const NAMES = [
  'Dock',
  'dock 2',
  'A;B',
  '"quoted"',
  '=1+1',
  "'=x",
  '-5',
  'Zürich',
  'a, b',
  'two\nlines',
  'C',
]
const name = fc.constantFrom(...NAMES)
const cell = (text: string) => `"${formulaGuard.add(text).replaceAll('"', '""')}"`
const file = (rows: string[][]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

const company = fc.record({
  places: fc.array(fc.tuple(fc.nat(), name), { maxLength: 6 }),
  people: fc.array(
    fc.record({
      firstname: name,
      employeeId: fc.option(name),
      at: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
})

it('users, locations and departments', { timeout: 60_000 }, async () => {
  const { db } = await api()
  await fc.assert(
    fc.asyncProperty(company, async ({ places: choices, people }) => {
      const scenario = await openImportScenario()
      const { clientId: client_id } = scenario
      const places: { id: string; name: string; parentId: string | null }[] = []
      for (const [at, called] of choices) {
        const parentId = places[at % (places.length + 1)]?.id ?? null
        if (places.some((one) => one.name === called && one.parentId === parentId)) continue
        const { id } = await buildLocation(db, { client_id, name: called, parent_id: parentId })
        await buildDepartment(db, { client_id, id, name: called, parent_id: parentId })
        places.push({ id, name: called, parentId })
      }
      const { pathOf } = createPlacePaths(places)
      const pathsOf = (ids: readonly string[]) => listCell.format(ids.map((id) => pathOf(id) ?? ''))
      for (const [at, person] of people.entries()) {
        const ids = new Set(
          places.length > 0 ? person.at.map((one) => places[one % places.length]?.id ?? '') : [],
        )
        const { id } = await buildUser(db, {
          client_id,
          firstname: person.firstname,
          lastname: `${at}`,
          employee_id: person.employeeId && `${person.employeeId} ${at}`,
          email: `${uuid()}@example.com`,
          user_has_full_location_access: ids.size === 0,
        })
        await db.write({ clientId: client_id }, async (transaction) => {
          for (const location_id of ids)
            await transaction.run((tables) =>
              tables.insert('user_locations').values({ client_id, user_id: id, location_id }),
            )
        })
      }
      const parentPath = (parentId: string | null) =>
        parentId === null ? '' : (pathOf(parentId) ?? '')
      const locations = places.map((one) => [one.name, parentPath(one.parentId), '7'])
      const departments = places.map((one) => [one.name, parentPath(one.parentId), ''])
      const users = (await readUsers(client_id)).map((user) => [
        `${user.firstname} ${user.lastname}`,
        user.email,
        user.employee_id ?? '',
        'Client User',
        user.firstname,
        user.lastname,
        pathsOf(user.locationIds),
        '',
      ])
      for (const [kind, headers, rows] of [
        ['LOCATIONS', ['Name', 'Parent', 'Observations'], locations],
        ['DEPARTMENTS', ['Name', 'Parent', 'Locations'], departments],
        [
          'USERS',
          [
            'Name',
            'Email',
            'Employee ID',
            'Type',
            'First name',
            'Last name',
            'Locations',
            'Departments',
          ],
          users,
        ],
      ] as const) {
        if (rows.length === 0) continue
        const job = await runCheck({ ...scenario, kind, content: file([[...headers], ...rows]) })
        expect(job.error).toBeNull()
        expect(job.import_result).toEqual({
          created: 0,
          updated: 0,
          unchanged: rows.length,
          errors: [],
          error_count: 0,
        })
      }
    }),
    { numRuns: 25 },
  )
})

async function readUsers(clientId: string) {
  const { db } = await api()
  const links = await db.read<{ user_id: string; location_id: string }>({ clientId }, (tables) =>
    tables.from('user_locations').select(['user_id', 'location_id']),
  )
  return (await storedUsers(clientId)).map((user) => ({
    ...user,
    locationIds: links.filter((link) => link.user_id === user.id).map((link) => link.location_id),
  }))
}
