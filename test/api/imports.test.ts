/** Imports of files: a check that writes nothing, then all rows in one transaction. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '#server/projectRoot.ts'
import { api } from '#test/support/api.ts'
import {
  CALLS,
  checkedFile,
  csv,
  importedFile,
  importsWorld,
  type ImportsWorld,
  storedPlaces,
  storedUsers,
} from './importsWorld.ts'

let world: ImportsWorld
beforeAll(async () => {
  world = await importsWorld()
})

const template = (name: string) => readFileSync(join(projectRoot, `templates/${name}.csv`), 'utf8')

describe('an import of a file', () => {
  it('[2.16] [2.17] [2.18] [7.23] [7.28] [7.37] [7.38] the templates import as they are, one after the other', async () => {
    const places = csv('name,parent', 'Hull depot,', 'Leeds warehouse,')
    await importedFile({ ...world, kind: 'LOCATIONS', content: places })
    const results = []
    for (const [kind, name] of [
      ['LOCATIONS', 'locations'],
      ['DEPARTMENTS', 'departments'],
      ['USERS', 'users'],
      ['EMPLOYEE_IDS', 'employeeIds'],
    ] as const) {
      const job = await importedFile({ ...world, kind, content: template(name) })
      expect(job).toMatchObject({ state: 'DONE', progress: 100, rows_done: 1, rows_total: 1 })
      results.push(job.import_result)
    }
    expect(results).toEqual([
      { created: 0, updated: 0, unchanged: 1, errors: [], error_count: 0 },
      { created: 1, updated: 0, unchanged: 0, errors: [], error_count: 0 },
      { created: 1, updated: 0, unchanged: 0, errors: [], error_count: 0 },
      { created: 0, updated: 0, unchanged: 1, errors: [], error_count: 0 },
    ])
    expect(await storedPlaces(world.clientId, 'departments')).toMatchObject([
      { name: 'Goods in', parent: null, locations: ['Hull depot', 'Leeds warehouse'] },
    ])
    expect(await storedUsers(world.clientId)).toMatchObject([
      {
        firstname: 'Sam',
        email: 'sam.porter@example.com',
        employee_id: 'E1024',
        type: 'CLIENT_USER',
        is_account_enabled: true,
        allLocations: false,
        allDepartments: false,
        locations: ['Hull depot', 'Leeds warehouse'],
        departments: ['Goods in'],
      },
    ])
  })
})
