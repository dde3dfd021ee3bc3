/** Imports: of a file in two steps, and of rows that come with the call (spec 7). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { confirmImport } from './confirmImport.ts'
import { IMPORTS } from './importJobs.ts'
import { importRows } from './importRows.ts'
import { createImportUrl } from './importUrl.ts'
import { startImport } from './startImport.ts'

export const importResolvers = {
  Mutation: {
    getImportUrl: (_root, { size }, context) => createImportUrl(context, size),
    startImport: (_root, { input }, context) => startImport(context, input),
    confirmImport: (_root, { id, invite }, context) =>
      confirmImport(context, { id, invite: invite ?? false }),
    importDepartments: (_root, { input }, context) =>
      importRows(context, IMPORTS.departments, input),
    importLocations: (_root, { input }, context) => importRows(context, IMPORTS.locations, input),
    importUsers: (_root, { input }, context) => importRows(context, IMPORTS.users, input),
    importEmployeeIdsFromCsv: (_root, { input }, context) =>
      importRows(context, IMPORTS.employeeIds, input),
  },
} satisfies Resolvers<RequestContext>
