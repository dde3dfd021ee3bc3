/** Clients: the list and its total, the picker, the look, one with its settings, and its changes (spec 2, 3, 6 and 7). */
import type { ClientListInput, Resolvers } from '#api/generated/contract.ts'
import type { ClientParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { recordScopeOf } from '../../context/visibility/access.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { selectsField } from '../../context/request/asksFor.ts'
import { parseInput } from '../../context/request/checked.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/page.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readClient, readClientNames } from './clientAppearanceQueries.ts'
import { logoUrl } from './clientLogo.ts'
import { countClients, readClients, type ClientQuery } from './clientQueries.ts'
import { deleteClients } from './deleteClients.ts'
import { hideProviderSettings } from './displaySettings.ts'
import { createClient, updateClient } from './saveClient.ts'

export const clientResolvers = {
  Query: {
    allClients: async (_root, { input }, context, info) => {
      const clients = await readClients(context.db, {
        ...queryOf(input),
        sort: input?.sort ?? BY_NAME,
      })
      if (!selectsField(info, 'logo_url')) return clients
      return Promise.all(clients.map((client) => withLogo(context, client)))
    },
    totalClients: (_root, { input }, context) => countClients(context.db, queryOf(input)),
    nonPaginatedClientsByDeletedAt: async (_root, _args, { db }) => {
      const clients = await readClientNames(db)
      return {
        active: clients.filter((client) => client.deleted_at === null),
        disabled: clients.filter((client) => client.deleted_at !== null),
      }
    },
    clientAppearance: async (_root, args, context) => {
      const { clientId } = await scopeOf(context, args.clientId)
      const client = await readClient(context.db, clientId)
      if (!client) throw notFound()
      return { color: client.color, logo_url: await logoUrl(context.files, client.logo_file) }
    },
    getClientById: (_root, { id }, context) => readClientRecord(context, id),
  },
  Mutation: {
    createClient: async (_root, args, context) =>
      readClientRecord(context, await createClient(context, args)),
    updateClient: async (_root, args, context) => {
      await updateClient(context, args)
      return readClientRecord(context, args.id)
    },
    deleteClient: async (_root, { id }, context) => {
      await deleteClients(context, [id])
      return readClientRecord(context, id)
    },
    bulkDeleteClients: (_root, { ids }, context) => deleteClients(context, ids),
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'company_name', order: 'ASC' } as const

function queryOf(input: ClientListInput | null | undefined): ClientQuery {
  return { scope: 'every client', list: parseInput(listInputSchema, input ?? {}), id: null }
}

/** A deleted one is found. NOT_FOUND when it is not the caller's own, unless the provider's. */
async function readClientRecord(context: RequestContext, id: string): Promise<ClientParent> {
  const [client] = await readClients(context.db, {
    scope: recordScopeOf(context),
    list: SINGLE_RECORD_LIST,
    id: requireUuid(id),
    sort: BY_NAME,
  })
  if (!client) throw notFound()
  const whole = await withLogo(context, client)
  return canAccessAllClients(requireSession(context).role) ? whole : hideProviderSettings(whole)
}

async function withLogo<Client extends { logo_file: string | null }>(
  { files }: RequestContext,
  client: Client,
): Promise<Client & { logo_url: string | null }> {
  return { ...client, logo_url: await logoUrl(files, client.logo_file) }
}
