/** Clients: list and total, picker, look, one record with its settings, and its changes. */
import type { ClientListInput, Resolvers } from '#api/generated/contract.ts'
import type { ClientParent } from '#api/parents.ts'
import { forbidden, notFound } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#texts/languages.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { message } from '#domain/messages.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { recordScopeOf } from '../../context/visibility/userAccess.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { hideProviderSettings, logoUrl, readClient, readClientNames } from './clientAppearance.ts'
import { type ClientQuery, countClients, readClients } from './clientQueries.ts'
import { createClient, updateClient } from './saveClient.ts'

/** People of a deleted client can no longer sign in, so nobody deletes their own client. */
const deletion = deletionMutations(
  (context) => ({
    table: 'clients',
    isVisible: () => sql`true`,
    beforeDelete: async (_transaction, ids) => {
      if (ids.includes(requireSession(context).clientId))
        throw forbidden(message('ownClientDeleted'))
    },
  }),
  readClientRecord,
)

export const clientResolvers = {
  Client: {
    // One that the product no longer has counts as none.
    language: ({ language }) => (isLanguage(language) ? language : DEFAULT_LANGUAGE),
  },
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
    deleteClient: deletion.deleteOne,
    bulkDeleteClients: deletion.deleteMany,
    restoreClient: deletion.restoreOne,
    bulkRestoreClients: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'company_name', order: 'ASC' } as const

function queryOf(input: ClientListInput | null | undefined): ClientQuery {
  return { scope: 'every client', list: parseInput(listInputSchema, input ?? {}), id: null }
}

/** Finds a deleted client too. NOT_FOUND for another client than the caller's own, except for the provider. */
async function readClientRecord(context: RequestContext, id: string): Promise<ClientParent> {
  const [client] = await readClients(context.db, {
    scope: recordScopeOf(context),
    list: SINGLE_RECORD_LIST,
    id: requireUuid(id),
    sort: BY_NAME,
  })
  if (!client) throw notFound()
  const clientWithLogo = await withLogo(context, client)
  return canAccessAllClients(requireSession(context).role)
    ? clientWithLogo
    : hideProviderSettings(clientWithLogo)
}

async function withLogo<Client extends { logo_file: string | null }>(
  { files }: RequestContext,
  client: Client,
): Promise<Client & { logo_url: string | null }> {
  return { ...client, logo_url: await logoUrl(files, client.logo_file) }
}
