/** Resolvers of imports: of a file in two steps, or of rows sent with the call. */
import type { Resolvers } from '#api/generated/contract.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { confirmImport, createImportUrl, startImport } from './startImport.ts'
import { IMPORTS } from './importJob.ts'
import { importRows } from './importRows.ts'

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
