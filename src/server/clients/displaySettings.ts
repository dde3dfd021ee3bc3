/** What of a client its own people read: what their screens depend on; the rest is the provider's. */
import type { ClientParent } from '#api/parents.ts'

export function displaySettings(client: ClientParent): ClientParent {
  return {
    ...client,
    account_manager: null,
    weekly_email_enabled: null,
    monthly_email_enabled: null,
    inactive_alert_user_level: null,
    inactive_alert_timeframe_months: null,
    bad_lift_user_level: null,
    number_bad_lifts_to_alert: null,
  }
}
