/** What of a client its own people read: what their screens depend on; the rest is the provider's. */
import type { ClientParent } from '#api/parents.ts'

export function hideProviderSettings(client: ClientParent): ClientParent {
  const hidden = PROVIDER_ONLY_SETTINGS.map((field) => [field, null])
  return { ...client, ...Object.fromEntries(hidden) }
}

/** As the record names them. */
export const PROVIDER_ONLY_SETTINGS = [
  'account_manager',
  'weekly_email_enabled',
  'monthly_email_enabled',
  'inactive_alert_user_level',
  'inactive_alert_timeframe_months',
  'bad_lift_user_level',
  'number_bad_lifts_to_alert',
] as const satisfies (keyof ClientParent)[]
