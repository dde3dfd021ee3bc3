/** GraphQL document of `me`, in a module of its own so that prefetching needs no query code. */
import { graphql } from '#api/graphql.ts'
export const CLIENT_FIELDS = `id company_name color logo_url time_zone ai_enabled
  show_ai_feedback_options show_manual_override_options show_ai_results_breakdown raw_video_upload_enabled
  can_pick_observer can_use_not_applicable display_employee_id anonymous_observations_enabled`

export const ME = graphql(`query Me { me {
  id client_id type firstname lastname email employee_id title language
  user_has_full_location_access user_has_full_department_access must_set_up_second_factor
  client { ${CLIENT_FIELDS} }
} }`)
