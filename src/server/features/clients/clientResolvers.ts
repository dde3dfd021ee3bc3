/** Clients: list and total, picker, look, one record with its settings, and its changes. */
import type { ClientSort, QueryAllClientsArgs, Resolvers } from '#api/generated/contract.ts'
import { forbidden, notFound } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#texts/languages.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import type { DeletionEffects } from '../../context/records/softDelete.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { recordScopeOf } from '../../context/visibility/userAccess.ts'
import {
  hideProviderSettings,
  logoUrl,
  readClient,
  readClientNames,
} from '../../context/clients/clientAppearance.ts'
import { type ClientQuery, countClients, readClients } from './clientQueries.ts'
import { createClient, updateClient } from './saveClient.ts'

/** People of a deleted client can no longer sign in, so nobody deletes their own client. */
const ownClientStays: DeletionEffects = (context) => ({
  beforeDelete: async (_transaction, ids) => {
    if (ids.includes(requireSession(context).clientId)) throw forbidden(message('ownClientDeleted'))
  },
})

const BY_NAME = { column: 'company_name', order: 'ASC' } as const

const clients = recordResolvers({
  table: 'clients',
  listQuery: (
    context,
    { input }: Partial<QueryAllClientsArgs>,
  ): ClientQuery & { sort: ClientSort } => ({
    scope: 'every client',
    list: parseInput(listInputSchema, input ?? {}),
    sort: input?.sort ?? BY_NAME,
    language: context.texts.language,
  }),
  recordQuery: (context, id) => ({
    scope: recordScopeOf(context),
    list: SINGLE_RECORD_LIST,
    id,
    sort: BY_NAME,
  }),
  read: async (context, query) => {
    const found = await readClients(context.db, query)
    return canAccessAllClients(requireSession(context).role)
      ? found
      : found.map(hideProviderSettings)
  },
  count: countClients,
  deletion: ownClientStays,
})

export const clientResolvers = {
  Client: {
    // One that the product no longer has counts as none.
    language: ({ language }) => (isLanguage(language) ? language : DEFAULT_LANGUAGE),
    logo_url: ({ logo_file }, _args, { files }) => logoUrl(files, logo_file),
  },
  Query: {
    allClients: clients.list,
    totalClients: clients.total,
    nonPaginatedClientsByDeletedAt: async (_root, _args, { db }) => {
      const names = await readClientNames(db)
      return {
        active: names.filter((client) => client.deleted_at === null),
        disabled: names.filter((client) => client.deleted_at !== null),
      }
    },
    clientAppearance: async (_root, args, context) => {
      const { clientId } = await scopeOf(context, args.clientId)
      const client = await readClient(context.db, clientId)
      if (!client) throw notFound()
      return { color: client.color, logo_url: await logoUrl(context.files, client.logo_file) }
    },
    getClientById: clients.one,
  },
  Mutation: {
    createClient: clients.after(createClient),
    updateClient: clients.after(updateClient),
    deleteClient: clients.deleteOne,
    bulkDeleteClients: clients.deleteMany,
    restoreClient: clients.restoreOne,
    bulkRestoreClients: clients.restoreMany,
  },
} satisfies Resolvers<RequestContext>
