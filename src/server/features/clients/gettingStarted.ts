/** A new client's first steps: what it has already, and hiding them. */
import type { GettingStarted, Resolvers } from '#api/generated/contract.ts'
import { OBSERVED_ROLES } from '#domain/roles.ts'
import { audit } from '../../context/audit/audit.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { accessForCreate, accessOf } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const gettingStartedResolvers = {
  Query: {
    gettingStarted: (_root, { clientId }, context) => readGettingStarted(context, clientId),
  },
  Mutation: {
    dismissGettingStarted: async (_root, { clientId }, context) => {
      await dismissGettingStarted(context, clientId)
      return true
    },
  },
} satisfies Resolvers<RequestContext>

/** Returns null when everything is there or the steps are hidden. Counts records wherever they are in the client. */
async function readGettingStarted(
  context: RequestContext,
  clientId: string | null | undefined,
): Promise<GettingStarted | null> {
  const access = await accessOf(context, clientId)
  const [found] = await context.db.sql<GettingStarted>(
    access,
    (tenantFilter) => sql`select ${has('locations', tenantFilter)} as has_locations,
          ${has('departments', tenantFilter)} as has_departments,
          ${has('tasks', tenantFilter)} as has_tasks,
          exists (select from users person where ${tenantFilter('person')} and person.client_id = client.id
            and person.deleted_at is null and person.type = any(${OBSERVED_ROLES}::text[])) as has_people,
          ${has('observations', tenantFilter)} as has_observations,
          ${has('campaigns', tenantFilter)} as has_campaigns
        from clients client
        where ${tenantFilter('client')} and client.id = ${access.clientId}
          and client.getting_started_dismissed_at is null`,
  )
  return found && Object.values(found).includes(false) ? found : null
}

const has = (
  table: 'campaigns' | 'departments' | 'locations' | 'observations' | 'tasks',
  tenantFilter: TenantFilter,
) => sql`exists (select from ${sql.table(table)} record
  where ${tenantFilter('record')} and record.client_id = client.id and record.deleted_at is null)`

async function dismissGettingStarted(
  context: RequestContext,
  requested: string | null | undefined,
): Promise<void> {
  const { clientId } = await accessForCreate(context, requested)
  await context.db.write({ clientId }, async (transaction) => {
    const { getting_started_dismissed_at: before } = await lockRecord(
      transaction,
      null,
      'clients',
      {
        id: clientId,
      },
    )
    if (before !== null) return
    const now = context.now()
    await transaction.run((tables) =>
      tables
        .update('clients')
        .set({ getting_started_dismissed_at: now })
        .where('id', '=', clientId),
    )
    await audit(transaction, context, {
      clientId,
      action: 'UPDATE',
      entity: 'clients',
      recordId: clientId,
      before: { getting_started_dismissed_at: null },
      after: { getting_started_dismissed_at: now },
    })
  })
}
