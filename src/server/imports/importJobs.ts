/** What each kind of import reads, and who plans what it does. */
import type { ImportKind } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/csv.ts'
import type { ImportJob } from '#domain/jobs/jobKinds.ts'
import type { PlanImport } from './importPlan.ts'
import { planEmployeeIds } from './planEmployeeIds.ts'
import { planDepartments, planLocations } from './planPlaces.ts'
import { planUsers } from './planUsers.ts'

/** By the columns of its file. */
export interface ImportedKind<K extends CsvImport = CsvImport> {
  sheet: K
  job: ImportJob
  plan: PlanImport<K>
}

export const IMPORTED: { readonly [K in CsvImport]: ImportedKind<K> } = {
  departments: { sheet: 'departments', job: 'importDepartments', plan: planDepartments },
  locations: { sheet: 'locations', job: 'importLocations', plan: planLocations },
  users: { sheet: 'users', job: 'importUsers', plan: planUsers },
  employeeIds: { sheet: 'employeeIds', job: 'importEmployeeIds', plan: planEmployeeIds },
}

/** As the contract calls them. */
export const JOB_OF: Record<ImportKind, ImportJob> = {
  DEPARTMENTS: 'importDepartments',
  LOCATIONS: 'importLocations',
  USERS: 'importUsers',
  EMPLOYEE_IDS: 'importEmployeeIds',
}
