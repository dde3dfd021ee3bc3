/** What each kind of work stands for: whoever may no longer call it may not have it done again, nor its file. */
import type { Operation } from '#domain/access.ts'
import type { PersonalJob } from '#domain/jobs/jobKinds.ts'

export const operationOf = (kind: PersonalJob): Operation => OPERATIONS[kind]

const OPERATIONS: Record<PersonalJob, Operation> = {
  exportObservations: 'triggerExportObservations',
  exportUsers: 'triggerGetUsersForExport',
  importDepartments: 'importDepartments',
  importLocations: 'importLocations',
  importUsers: 'importUsers',
  importEmployeeIds: 'importEmployeeIdsFromCsv',
}
