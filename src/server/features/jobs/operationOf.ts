/** What each kind of work stands for: whoever may no longer call it may not have it done again, nor its file. */
import type { Operation } from '#domain/access.ts'
import type { UserJobKind } from '#domain/jobs/jobKinds.ts'

export const operationForKind = (kind: UserJobKind): Operation => OPERATIONS[kind]

const OPERATIONS: Record<UserJobKind, Operation> = {
  exportObservations: 'triggerExportObservations',
  exportUsers: 'triggerGetUsersForExport',
  importDepartments: 'importDepartments',
  importLocations: 'importLocations',
  importUsers: 'importUsers',
  importEmployeeIds: 'importEmployeeIdsFromCsv',
}
