/** /clients/{id}: everything a client is set to, in the sections of its form (spec 3). */
import type { Client } from '#api/generated/contract.ts'
import { useMe } from '../auth/useMe.ts'
import { EntityShow } from '../detail/EntityShow.tsx'
import { Facts, yesOrNo } from '../detail/Facts.tsx'
import { Section } from '../detail/Section.tsx'
import { shownInstant } from '../detail/shownInstant.ts'
import { nameOf } from '../forms/entered.ts'
import { enumLabels } from '../i18n/enumLabels.ts'
import { ClientLook } from './ClientLook.tsx'
import { counted } from './counted.ts'
import { OpenClient } from './OpenClient.tsx'

export function ClientShow() {
  const { client_id: own } = useMe()
  return (
    <EntityShow<Client> noun="client" mayDelete={({ id }) => id !== own} actions={open}>
      {(client) => (
        <>
          <Section title="Company">
            <Facts
              facts={[
                ['Company name', client.company_name],
                ['Account manager', client.account_manager && nameOf(client.account_manager)],
                ['Time zone', client.time_zone.replaceAll('_', ' ')],
                ['Added', shownInstant(client.created_at)],
                ['Last changed', shownInstant(client.updated_at)],
              ]}
            />
          </Section>
          <Alerts client={client} />
          <Section title="Mails">
            <Facts
              facts={[
                ['Weekly email', yesOrNo(client.weekly_email_enabled)],
                ['Monthly email', yesOrNo(client.monthly_email_enabled)],
              ]}
            />
          </Section>
          <Section title="AI">
            <Facts
              facts={[
                ['AI enabled', yesOrNo(client.ai_enabled)],
                ['AI feedback options', yesOrNo(client.show_ai_feedback_options)],
                ['Manual override options', yesOrNo(client.show_manual_override_options)],
                ['Breakdown of AI results', yesOrNo(client.show_ai_results_breakdown)],
              ]}
            />
          </Section>
          <Section title="Display">
            <Facts
              facts={[
                ['Observer can be picked', yesOrNo(client.can_pick_observer)],
                ['Not applicable can be used', yesOrNo(client.can_use_not_applicable)],
                ['Employee IDs displayed', yesOrNo(client.display_employee_id)],
                ['Anonymous observations', yesOrNo(client.anonymous_observations_enabled)],
              ]}
            />
          </Section>
          <ClientLook client={client} />
        </>
      )}
    </EntityShow>
  )
}

const open = ({ id }: Client) => <OpenClient id={id} />

function Alerts({ client }: { client: Client }) {
  const { inactive_alert_user_level: inactive, bad_lift_user_level: badLift } = client
  const { inactive_alert_timeframe_months: months, number_bad_lifts_to_alert: lifts } = client
  return (
    <Section title="Alerts">
      <Facts
        facts={[
          ['Inactivity alert goes to', inactive && enumLabels.alertUserLevel[inactive]],
          ['Inactivity alert after', months && counted(months, 'month')],
          ['Bad lift alert goes to', badLift && enumLabels.alertUserLevel[badLift]],
          ['Bad lifts before an alert', lifts && counted(lifts, 'lift')],
        ]}
      />
    </Section>
  )
}
