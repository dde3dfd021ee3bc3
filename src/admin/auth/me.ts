/** The current user (spec 7, me), asked once and shared by everything that needs to know. */
import { queryOptions } from '@tanstack/react-query'
import type { Me as MeOfContract } from '#api/generated/contract.ts'
import { call } from '../data/call.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await call<{ me: Me }>(ME, {}, { signal })).me,
})

export type Me = Omit<MeOfContract, '__typename' | 'client'> & { client: OwnClient }

/** What a client switches on and off on the screens. */
export type OwnClient = Omit<MeOfContract['client'], '__typename'>

export const CLIENT_FIELDS = `id company_name color logo_url time_zone ai_enabled
  show_ai_feedback_options show_manual_override_options show_ai_results_breakdown
  can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled`

const ME = `query Me { me {
  id client_id type firstname lastname email employee_id title
  user_has_full_location_access user_has_full_department_access
  client { ${CLIENT_FIELDS} }
} }`
