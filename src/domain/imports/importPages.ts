/** The page of each import. */
import type { PagePattern } from '../access.ts'
import type { CsvImport } from './importColumns.ts'

export const IMPORT_PAGES = {
  departments: '/departments/importDepartments',
  locations: '/locations/importLocations',
  users: '/users/importUsers',
  employeeIds: '/users/importUsers/employeeIds',
} as const satisfies Record<CsvImport, PagePattern>
