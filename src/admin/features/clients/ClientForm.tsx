/** The client form. Its logo is not a plain field: a link is read, the name of an upload is sent. */
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import type { Client } from '#api/generated/contract.ts'
import { clientSchema } from '#domain/clients/clientForm.ts'
import { BAD_LIFTS_TO_ALERT, INACTIVE_ALERT_MONTHS } from '#domain/enumerations.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { ALERT_USER_LEVELS, PROVIDER_ROLE } from '#domain/roles.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#texts/languages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { pluralize } from '../../foundation/format/pluralize.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { FileInput } from '../../parts/uploads/FileInput.tsx'
import { RetentionFields } from '../dataProtection/RetentionFields.tsx'
import { ColourInput } from './ColourInput.tsx'
import { TimeZoneInput } from './TimeZoneInput.tsx'

export const clientFormConfig: FormConfig<Client> = {
  resource: 'clients',
  schema: clientSchema,
  defaultValues: () => newClient(),
}

/** The browser's time zone; the other values equal the defaults of the table. */
const newClient = () => ({
  company_name: '',
  account_manager: null,
  inactive_alert_user_level: 'NONE',
  inactive_alert_timeframe_months: 3,
  bad_lift_user_level: 'NONE',
  number_bad_lifts_to_alert: 3,
  weekly_email_enabled: false,
  monthly_email_enabled: false,
  ai_enabled: false,
  show_ai_feedback_options: false,
  show_manual_override_options: false,
  can_pick_observer: false,
  can_use_not_applicable: false,
  display_employee_id: false,
  anonymous_observations_enabled: false,
  show_ai_results_breakdown: false,
  raw_video_upload_enabled: false,
  second_factor_required: false,
  color: DEFAULT_HIGHLIGHT,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: DEFAULT_LANGUAGE,
  recording_retention_days: null,
  observation_retention_days: null,
})

/** /clients/addClient */
export function ClientCreate() {
  return (
    <EntityCreate config={clientFormConfig}>
      <ClientFields />
    </EntityCreate>
  )
}

/** /clients/{id}/edit */
export function ClientEdit() {
  return (
    <EntityEdit config={clientFormConfig}>
      <ClientFields />
    </EntityEdit>
  )
}

/** Fields of the client form. */
export function ClientFields() {
  const t = useT()
  const { client_id: clientId } = useMe()
  const logo = useRecordContext<Client>()?.logo_url ?? null
  const managers = useRecordSource('users', {
    input: { clientId },
    where: { type: PROVIDER_ROLE, is_account_enabled: true },
  })
  return (
    <>
      <Section title="Company">
        <TextInput source="company_name" isRequired />
        <ChoiceInput
          source="account_manager"
          choices={managers}
          hint="The provider’s contact for this client."
        />
        <TimeZoneInput />
        <SelectInput
          source="language"
          choices={LANGUAGE_CHOICES}
          {...REQUIRED_SELECT}
          helperText={t('resources.clients.hints.language')}
        />
      </Section>
      <Section
        title="Alerts"
        subtitle="Emails that name people. Recipients only see people they have access to, once per case."
      >
        <SelectInput
          source="inactive_alert_user_level"
          choices={LEVEL_CHOICES}
          {...REQUIRED_SELECT}
          helperText="Who is emailed when people stop recording observations."
        />
        <SelectInput
          source="inactive_alert_timeframe_months"
          choices={MONTH_CHOICES}
          {...REQUIRED_SELECT}
          helperText="Counted from a person’s last observation. Sent at 06:00 in the client’s time zone."
        />
        <SelectInput
          source="bad_lift_user_level"
          choices={LEVEL_CHOICES}
          {...REQUIRED_SELECT}
          helperText="Who is emailed when someone’s latest observations are all incorrect."
        />
        <SelectInput
          source="number_bad_lifts_to_alert"
          choices={LIFT_CHOICES}
          {...REQUIRED_SELECT}
          helperText="Incorrect observations in a row for one person. Sent as soon as this number is reached."
        />
      </Section>
      <Section
        title="Emails"
        subtitle="Counts, correct share and change from the previous period, sent to the account manager and all client super users. Each of them can unsubscribe."
      >
        <SwitchInput
          source="weekly_email_enabled"
          hint="Mondays at 06:00 in the client’s time zone, for the previous week."
        />
        <SwitchInput
          source="monthly_email_enabled"
          hint="On the 1st at 06:00 in the client’s time zone, for the previous month."
        />
      </Section>
      <Section title="AI">
        <SwitchInput source="ai_enabled" hint="Without it, every task requires a manual check." />
        <SwitchInput source="show_ai_feedback_options" />
        <SwitchInput source="show_manual_override_options" />
        <SwitchInput source="show_ai_results_breakdown" />
        <SwitchInput
          source="raw_video_upload_enabled"
          hint="People can choose to upload the recording itself, which shows the person. Without it, only keypoints and a drawn overlay leave their machine."
        />
      </Section>
      <Section title="Sign-in">
        <SwitchInput
          source="second_factor_required"
          hint="Everyone at this client must set up a second factor before they can do anything else, also those who are signed in now."
        />
      </Section>
      <RetentionFields />
      <Section title="Display">
        <SwitchInput
          source="can_pick_observer"
          hint="Observers and super users can choose who made an observation."
        />
        <SwitchInput
          source="can_use_not_applicable"
          hint="Principles can be answered with 'not applicable'."
        />
        <SwitchInput source="display_employee_id" />
        <SwitchInput source="anonymous_observations_enabled" />
      </Section>
      <Section title="Appearance">
        <ColourInput />
        <FileInput source="logo" kind="CLIENT_LOGO" current={logo} />
      </Section>
    </>
  )
}

const REQUIRED_SELECT = { isRequired: true, translateChoice: false } as const

const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([id, name]) => ({ id, name }))

const LEVEL_CHOICES = ALERT_USER_LEVELS.map((id) => ({ id, name: enumLabels.alertUserLevel[id] }))

const MONTH_CHOICES = INACTIVE_ALERT_MONTHS.map((id) => ({ id, name: pluralize(id, 'month') }))

const LIFT_CHOICES = Array.from({ length: BAD_LIFTS_TO_ALERT.max }, (_, at) => at + 1)
  .filter((lifts) => lifts >= BAD_LIFTS_TO_ALERT.min)
  .map((id) => ({ id, name: pluralize(id, 'lift') }))
