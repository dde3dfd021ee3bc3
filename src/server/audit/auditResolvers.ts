/** The audit log: its entries and their total, and whether its chain is whole (spec 3: audit). */
import type { AuditEntryFilter, AuditListInput, Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { spansClients } from '#domain/roles.ts'
import { accessOf } from '../access/access.ts'
import { SETTINGS_OF_THE_PROVIDER } from '../clients/displaySettings.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { daysOf } from '../observations/daysOf.ts'
import { auditChain } from './auditChain.ts'
import { countEntries, readEntries, readRecordNames, type AuditQuery } from './auditQueries.ts'
import { changedFields } from './changedFields.ts'
import { readEntryPeople } from './readEntryPeople.ts'

export const auditResolvers = {
  Query: {
    allAuditEntries: async (_root, { filter, input }, context, info) => {
      const query = await queryOf(context, filter, input)
      const rows = await readEntries(context.db, query, filter?.sort?.order ?? 'DESC')
      const ids = rows.map((row) => row.record_id)
      const people = await readEntryPeople(context.db, [
        ...rows.map(({ user_id }) => user_id),
        // A mail may have gone to one of the provider's people.
        ...rows.flatMap(({ entity, record_id }) => (entity === 'users' ? record_id : [])),
      ])
      const names = asksFor(info, 'record_name')
        ? await readRecordNames(context.db, query.access, ids)
        : new Map<string, string | null>()
      const isHidden = hidesFrom(context)
      return rows.map(({ at, user_id, ...row }) => {
        const person = people.get(row.record_id)
        return {
          ...row,
          at: at.toISOString(),
          user: people.get(user_id ?? '') ?? null,
          record_name: names.get(row.record_id) ?? (person ? nameOf(person) : null),
          fields: changedFields(row).filter(({ field }) => !isHidden(row.entity, field)),
        }
      })
    },
    totalAuditEntries: async (_root, { filter, input }, context) =>
      countEntries(context.db, await queryOf(context, filter, input)),
    auditChain: (_root, { clientId }, context) => auditChain(context, clientId),
  },
} satisfies Resolvers<RequestContext>

async function queryOf(
  context: RequestContext,
  filter: AuditEntryFilter | null | undefined,
  input: AuditListInput | null | undefined,
): Promise<AuditQuery> {
  const list = checked(listInputSchema, filter ?? {})
  const access = await accessOf(context, input?.clientId)
  return {
    access,
    list,
    filter: filter ?? {},
    days: await daysOf(context.db, access, filter ?? {}),
  }
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }): string =>
  `${firstname} ${lastname}`

/** As in the client's record, its own people read nothing of what is the provider's to set. */
function hidesFrom(context: RequestContext): (entity: string, field: string) => boolean {
  const seesAll = spansClients(sessionOf(context).role)
  return (entity, field) =>
    !seesAll && entity === 'clients' && SETTINGS_OF_THE_PROVIDER.some((name) => name === field)
}
