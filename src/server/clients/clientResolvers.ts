/** Clients as the shell needs them: the picker, the look, one's own client's display settings (spec 2, 3 and 6). */
import type { Resolvers } from '#api/generated/contract.ts'
import type { ClientParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { spansClients } from '#domain/roles.ts'
import type { RequestContext } from '../graphql/context.ts'
import { reachOf } from '../graphql/reach.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { readClient, readClientNames, type ClientRow } from './clientAppearanceQueries.ts'
import { logoUrl } from './clientLogo.ts'

export const clientResolvers = {
  Query: {
    nonPaginatedClientsByDeletedAt: async (_root, _args, { db }) => {
      const clients = await readClientNames(db)
      return {
        active: clients.filter((client) => client.deleted_at === null),
        disabled: clients.filter((client) => client.deleted_at !== null),
      }
    },
    clientAppearance: async (_root, args, context) => {
      const { clientId } = await reachOf(context, args.clientId)
      const client = await readClient(context.db, clientId)
      if (!client) throw notFound()
      return { color: client.color, logo_url: await logoUrl(context.files, client.logo_file) }
    },
    getClientById: async (_root, { id }, context) => {
      const { role, clientId } = sessionOf(context)
      const everything = spansClients(role)
      if (!everything && id !== clientId) throw notFound()
      const client = await readClient(context.db, (await reachOf(context, id)).clientId)
      if (!client) throw notFound()
      return {
        ...displaySettings(client),
        ...(everything ? forTheProvider(client) : {}),
        logo_url: await logoUrl(context.files, client.logo_file),
      }
    },
  },
} satisfies Resolvers<RequestContext>

/** What the screens of the client's own people depend on; the rest is null for them. */
function displaySettings(client: ClientRow): ClientParent {
  return {
    id: client.id,
    company_name: client.company_name,
    color: client.color,
    time_zone: client.time_zone,
    ai_enabled: client.ai_enabled,
    show_ai_feedback_options: client.show_ai_feedback_options,
    show_manual_override_options: client.show_manual_override_options,
    show_ai_results_breakdown: client.show_ai_results_breakdown,
    can_pick_observer: client.can_pick_observer,
    can_use_not_applicable: client.can_use_not_applicable,
    display_employee_id: client.display_employee_id,
    anonymous_observations_enabled: client.anonymous_observations_enabled,
    created_at: client.created_at,
    updated_at: client.updated_at,
    deleted_at: client.deleted_at,
    account_manager: null,
    weekly_email_enabled: null,
    monthly_email_enabled: null,
    inactive_alert_user_level: null,
    inactive_alert_timeframe_months: null,
    bad_lift_user_level: null,
    number_bad_lifts_to_alert: null,
  }
}

function forTheProvider(client: ClientRow): Partial<ClientParent> {
  const { account_manager_id, manager_firstname, manager_lastname, manager_deleted_at } = client
  return {
    weekly_email_enabled: client.weekly_email_enabled,
    monthly_email_enabled: client.monthly_email_enabled,
    inactive_alert_user_level: client.inactive_alert_user_level,
    inactive_alert_timeframe_months: client.inactive_alert_timeframe_months,
    bad_lift_user_level: client.bad_lift_user_level,
    number_bad_lifts_to_alert: client.number_bad_lifts_to_alert,
    account_manager: account_manager_id
      ? {
          id: account_manager_id,
          firstname: manager_firstname ?? '',
          lastname: manager_lastname ?? '',
          employee_id: null,
          deleted_at: manager_deleted_at,
        }
      : null,
  }
}
