/** The client form. Its logo is not a plain field: a link is read, the name of an upload is sent. */
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import type { Client } from '#api/generated/contract.ts'
import { clientSchema } from '#domain/clients/clientForm.ts'
import { BAD_LIFTS_TO_ALERT, INACTIVE_ALERT_MONTHS } from '#domain/enumerations.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { ALERT_USER_LEVELS, PROVIDER_ROLE } from '#domain/roles.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#texts/languages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import { IntegerInput } from '../../parts/forms/IntegerInput.tsx'
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
  blind_review_percent: 0,
  follow_up_after_incorrect: null,
  names_hidden_in_analysis: false,
})

/** /clients/addClient */
export function ClientCreate() {
  return <EntityCreate config={clientFormConfig} fields={<ClientFields />} />
}

/** /clients/{id}/edit */
export function ClientEdit() {
  return <EntityEdit config={clientFormConfig} fields={<ClientFields />} />
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
  const levels = ALERT_USER_LEVELS.map((id) => ({ id, name: t(`enums.alertUserLevel.${id}`) }))
  const months = INACTIVE_ALERT_MONTHS.map((id) => ({
    id,
    name: t('clients.months', { smart_count: id }),
  }))
  const lifts = BAD_LIFT_COUNTS.map((id) => ({ id, name: t('clients.lifts', { smart_count: id }) }))
  return (
    <>
      <Section title={t('clients.sections.company')}>
        <TextInput source="company_name" isRequired />
        <ChoiceInput
          source="account_manager"
          choices={managers}
          hint={t('clients.hints.accountManager')}
        />
        <TimeZoneInput />
        <SelectInput
          source="language"
          choices={LANGUAGE_CHOICES}
          {...REQUIRED_SELECT}
          helperText={t('resources.clients.hints.language')}
        />
      </Section>
      <Section title={t('clients.sections.alerts')} subtitle={t('clients.alertsHint')}>
        <SelectInput
          source="inactive_alert_user_level"
          choices={levels}
          {...REQUIRED_SELECT}
          helperText={t('clients.hints.inactiveLevel')}
        />
        <SelectInput
          source="inactive_alert_timeframe_months"
          choices={months}
          {...REQUIRED_SELECT}
          helperText={t('clients.hints.inactiveMonths')}
        />
        <SelectInput
          source="bad_lift_user_level"
          choices={levels}
          {...REQUIRED_SELECT}
          helperText={t('clients.hints.badLiftLevel')}
        />
        <SelectInput
          source="number_bad_lifts_to_alert"
          choices={lifts}
          {...REQUIRED_SELECT}
          helperText={t('clients.hints.badLifts')}
        />
      </Section>
      <Section title={t('clients.sections.emails')} subtitle={t('clients.emailsHint')}>
        <SwitchInput source="weekly_email_enabled" hint={t('clients.hints.weeklyEmail')} />
        <SwitchInput source="monthly_email_enabled" hint={t('clients.hints.monthlyEmail')} />
      </Section>
      <Section title={t('clients.sections.ai')}>
        <SwitchInput source="ai_enabled" hint={t('clients.hints.ai')} />
        <SwitchInput source="show_ai_feedback_options" />
        <SwitchInput source="show_manual_override_options" />
        <SwitchInput source="show_ai_results_breakdown" />
        <SwitchInput source="raw_video_upload_enabled" hint={t('clients.hints.rawVideo')} />
      </Section>
      <Section title={t('clients.sections.review')}>
        <IntegerInput source="blind_review_percent" hint={t('clients.hints.blindReview')} />
        <IntegerInput source="follow_up_after_incorrect" hint={t('followUps.setting.hint')} />
        <SwitchInput source="names_hidden_in_analysis" hint={t('clients.hints.namesHidden')} />
      </Section>
      <Section title={t('clients.sections.signIn')}>
        <SwitchInput source="second_factor_required" hint={t('clients.hints.secondFactor')} />
      </Section>
      <RetentionFields />
      <Section title={t('clients.sections.display')}>
        <SwitchInput source="can_pick_observer" hint={t('clients.hints.pickObserver')} />
        <SwitchInput source="can_use_not_applicable" hint={t('clients.hints.notApplicable')} />
        <SwitchInput source="display_employee_id" />
        <SwitchInput source="anonymous_observations_enabled" />
      </Section>
      <Section title={t('clients.sections.appearance')}>
        <ColourInput />
        <FileInput source="logo" kind="CLIENT_LOGO" current={logo} />
      </Section>
    </>
  )
}

const REQUIRED_SELECT = { isRequired: true, translateChoice: false } as const

const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([id, name]) => ({ id, name }))

const BAD_LIFT_COUNTS = Array.from({ length: BAD_LIFTS_TO_ALERT.max }, (_, at) => at + 1).filter(
  (lifts) => lifts >= BAD_LIFTS_TO_ALERT.min,
)
