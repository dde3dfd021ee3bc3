/** Resolvers of the audit log: entries, total, and the check of the chain. */
import type { AuditEntryFilter, AuditListInput, Resolvers } from '#api/generated/contract.ts'
import type { PersonParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { readHiddenIds } from '../../context/visibility/recordVisibility.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { readDateRange } from '../../context/listSql/localDays.ts'
import { filterUuids, NIL_UUID } from '../../platform/db/uuids.ts'
import { readAuditChain, requestAuditCheck } from './auditCheckRequest.ts'
import {
  countAuditEntries,
  readAuditEntries,
  readRecordNames,
  type AuditQuery,
} from './auditLogQueries.ts'
import { isHiddenField } from './hiddenFields.ts'
import { readAuditDetails } from '../../context/audit/auditEntryDetails.ts'

export const auditLogResolvers = {
  Query: {
    allAuditEntries: async (_root, { filter, input }, context, info) => {
      const query = await parseAuditQuery(context, filter, input)
      const rows = await readAuditEntries(context.db, query, filter?.sort?.order ?? 'DESC')
      const ids = rows.map((row) => row.record_id)
      const { personOf, fieldsOf } = await readAuditDetails(context, query.access, rows)
      const names = selectsField(info, 'record_name')
        ? await readRecordNames(context.db, query.access, ids)
        : new Map<string, string | null>()
      const reader = { role: requireSession(context).role, access: query.access }
      return rows.map(({ at, user_id, ...row }) => ({
        ...row,
        at: at.toISOString(),
        user: personOf(user_id),
        record_name: names.get(row.record_id) ?? nameOf(personOf(row.record_id)),
        fields: fieldsOf(row).filter(
          ({ field }) => !isHiddenField(reader, { ...row, user_id }, field),
        ),
      }))
    },
    totalAuditEntries: async (_root, { filter, input }, context) =>
      countAuditEntries(context.db, await parseAuditQuery(context, filter, input)),
    auditChain: (_root, { clientId }, context) => readAuditChain(context, clientId),
  },
  Mutation: {
    checkAuditChain: (_root, { clientId }, context) => requestAuditCheck(context, clientId),
  },
} satisfies Resolvers<RequestContext>

async function parseAuditQuery(
  context: RequestContext,
  filter: AuditEntryFilter | null | undefined,
  input: AuditListInput | null | undefined,
): Promise<AuditQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const access = await accessOf(context, input?.clientId)
  const userIds = filterUuids(filter?.userIds) ?? []
  const hidden = await readHiddenIds(context.db, access, userIds)
  return {
    access,
    list,
    filter: {
      ...filter,
      // Otherwise the filter would tell what somebody did whom the reader may not see.
      ...(hidden.size > 0 && { userIds: userIds.map((id) => (hidden.has(id) ? NIL_UUID : id)) }),
    },
    days: await readDateRange(context.db, access, filter ?? {}),
  }
}

const nameOf = (person: PersonParent | null): string | null => person && fullNameOf(person)
