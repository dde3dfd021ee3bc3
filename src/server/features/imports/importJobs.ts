/** What each kind of import reads, and who plans what it does. */
import type { ImportKind } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/csv.ts'
import type { ImportJobKind } from '#domain/jobs/jobKinds.ts'
import type { ImportPlanner } from './importPlan.ts'
import { planEmployeeIds } from './planEmployeeIds.ts'
import { planDepartments, planLocations } from './planPlaces.ts'
import { planUsers } from './planUsers.ts'

/** By the columns of its file. */
export interface ImportDefinition<K extends CsvImport = CsvImport> {
  sheet: K
  job: ImportJobKind
  plan: ImportPlanner<K>
}

export const IMPORTS: { readonly [K in CsvImport]: ImportDefinition<K> } = {
  departments: { sheet: 'departments', job: 'importDepartments', plan: planDepartments },
  locations: { sheet: 'locations', job: 'importLocations', plan: planLocations },
  users: { sheet: 'users', job: 'importUsers', plan: planUsers },
  employeeIds: { sheet: 'employeeIds', job: 'importEmployeeIds', plan: planEmployeeIds },
}

/** As the contract calls them. */
export const IMPORT_JOB_BY_KIND: Record<ImportKind, ImportJobKind> = {
  DEPARTMENTS: 'importDepartments',
  LOCATIONS: 'importLocations',
  USERS: 'importUsers',
  EMPLOYEE_IDS: 'importEmployeeIds',
}
