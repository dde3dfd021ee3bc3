/** Resolvers of the audit log: entries, total, and verification of the chain. */
import type { AuditEntryFilter, AuditListInput, Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { PROVIDER_ONLY_SETTINGS } from '../clients/clientAppearance.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { readDateRange } from '../../context/listSql/localDays.ts'
import { verifyAuditChain } from './auditChain.ts'
import {
  countAuditEntries,
  readAuditEntries,
  readRecordNames,
  type AuditQuery,
} from './auditLogQueries.ts'
import { diffFields, readAuditPeople } from '../../context/audit/auditEntryDetails.ts'

export const auditLogResolvers = {
  Query: {
    allAuditEntries: async (_root, { filter, input }, context, info) => {
      const query = await parseAuditQuery(context, filter, input)
      const rows = await readAuditEntries(context.db, query, filter?.sort?.order ?? 'DESC')
      const ids = rows.map((row) => row.record_id)
      const people = await readAuditPeople(context.db, [
        ...rows.map(({ user_id }) => user_id),
        // A mail may have gone to one of the provider's people.
        ...rows.flatMap(({ entity, record_id }) => (entity === 'users' ? record_id : [])),
      ])
      const names = selectsField(info, 'record_name')
        ? await readRecordNames(context.db, query.access, ids)
        : new Map<string, string | null>()
      const isHidden = hiddenFieldsFor(context)
      return rows.map(({ at, user_id, ...row }) => {
        const person = people.get(row.record_id)
        return {
          ...row,
          at: at.toISOString(),
          user: people.get(user_id ?? '') ?? null,
          record_name: names.get(row.record_id) ?? (person ? fullName(person) : null),
          fields: diffFields(row).filter(({ field }) => !isHidden(row.entity, field)),
        }
      })
    },
    totalAuditEntries: async (_root, { filter, input }, context) =>
      countAuditEntries(context.db, await parseAuditQuery(context, filter, input)),
    auditChain: (_root, { clientId }, context) => verifyAuditChain(context, clientId),
  },
} satisfies Resolvers<RequestContext>

async function parseAuditQuery(
  context: RequestContext,
  filter: AuditEntryFilter | null | undefined,
  input: AuditListInput | null | undefined,
): Promise<AuditQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const access = await accessOf(context, input?.clientId)
  return {
    access,
    list,
    filter: filter ?? {},
    days: await readDateRange(context.db, access, filter ?? {}),
  }
}

const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`

/** Hides the fields that only the provider sets from the client's own people, as in the client's record. */
function hiddenFieldsFor(context: RequestContext): (entity: string, field: string) => boolean {
  const seesAll = canAccessAllClients(requireSession(context).role)
  return (entity, field) =>
    !seesAll && entity === 'clients' && PROVIDER_ONLY_SETTINGS.some((name) => name === field)
}
