/** /clients/{id}: all settings of a client, in the sections of its form. */
import Login from '@mui/icons-material/Login'
import { Box, Button } from '@mui/material'
import type { Client } from '#api/generated/contract.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { displayName } from '#domain/displayName.ts'
import { useSwitchClient } from '../../parts/layout/useSwitchClient.ts'
import { LegalHolds } from '../dataProtection/LegalHolds.tsx'
import { FirstSuperUser } from './FirstSuperUser.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'

export function ClientShow() {
  const t = useT()
  const { client_id: ownClientId } = useMe()
  return (
    <EntityShow<Client> mayDelete={({ id }) => id !== ownClientId} actions={openButton}>
      {(client) => (
        <>
          {!client.deleted_at && client.id !== ownClientId && <FirstSuperUser client={client} />}
          <Section title={t('clients.sections.company')}>
            <PropertyList
              properties={[
                ['company_name', client.company_name],
                [
                  'account_manager',
                  client.account_manager && displayName(client.account_manager, t),
                ],
                ['time_zone', client.time_zone.replaceAll('_', ' ')],
                ['language', LANGUAGES[client.language]],
                ['created_at', <DateText key="created_at" instant={client.created_at} />],
                ['updated_at', <DateText key="updated_at" instant={client.updated_at} />],
              ]}
            />
          </Section>
          <AlertSettings client={client} />
          <Section title={t('clients.sections.emails')}>
            <PropertyList
              properties={[
                ['weekly_email_enabled', formatBoolean(client.weekly_email_enabled)],
                ['monthly_email_enabled', formatBoolean(client.monthly_email_enabled)],
              ]}
            />
          </Section>
          <Section title={t('clients.sections.ai')}>
            <PropertyList
              properties={[
                ['ai_enabled', formatBoolean(client.ai_enabled)],
                ['show_ai_feedback_options', formatBoolean(client.show_ai_feedback_options)],
                [
                  'show_manual_override_options',
                  formatBoolean(client.show_manual_override_options),
                ],
                ['show_ai_results_breakdown', formatBoolean(client.show_ai_results_breakdown)],
                ['raw_video_upload_enabled', formatBoolean(client.raw_video_upload_enabled)],
              ]}
            />
          </Section>
          <Section title={t('clients.sections.review')}>
            <PropertyList
              properties={[
                ['blind_review_percent', client.blind_review_percent],
                [
                  'follow_up_after_incorrect',
                  client.follow_up_after_incorrect ?? t('followUps.setting.never'),
                ],
                ['names_hidden_in_analysis', formatBoolean(client.names_hidden_in_analysis)],
              ]}
            />
          </Section>
          <Section title={t('clients.sections.signIn')}>
            <PropertyList
              properties={[
                ['second_factor_required', formatBoolean(client.second_factor_required)],
              ]}
            />
          </Section>
          <RetentionSettings client={client} />
          <LegalHolds subject="CLIENT" subjectId={client.id} mayPlace />
          <Section title={t('clients.sections.display')}>
            <PropertyList
              properties={[
                ['can_pick_observer', formatBoolean(client.can_pick_observer)],
                ['can_use_not_applicable', formatBoolean(client.can_use_not_applicable)],
                ['display_employee_id', formatBoolean(client.display_employee_id)],
                [
                  'anonymous_observations_enabled',
                  formatBoolean(client.anonymous_observations_enabled),
                ],
              ]}
            />
          </Section>
          <ClientBranding client={client} />
        </>
      )}
    </EntityShow>
  )
}

const openButton = ({ id }: Client) => <OpenClientButton id={id} />

function AlertSettings({ client }: { client: Client }) {
  const t = useT()
  const { inactive_alert_user_level: inactive, bad_lift_user_level: badLift } = client
  const { inactive_alert_timeframe_months: months, number_bad_lifts_to_alert: lifts } = client
  return (
    <Section title={t('clients.sections.alerts')}>
      <PropertyList
        properties={[
          ['inactive_alert_user_level', inactive && t(`enums.alertUserLevel.${inactive}`)],
          ['inactive_alert_timeframe_months', months],
          ['bad_lift_user_level', badLift && t(`enums.alertUserLevel.${badLift}`)],
          ['number_bad_lifts_to_alert', lifts],
        ]}
      />
    </Section>
  )
}

function RetentionSettings({ client }: { client: Client }) {
  const t = useT()
  const days = (value: number | null | undefined) =>
    value
      ? t('dataProtection.retention.days', { count: value })
      : t('dataProtection.retention.unlimited')
  return (
    <Section title={t('dataProtection.retention.title')}>
      <PropertyList
        properties={[
          ['recording_retention_days', days(client.recording_retention_days)],
          ['observation_retention_days', days(client.observation_retention_days)],
        ]}
      />
    </Section>
  )
}

/** A client's colour and logo. */
export function ClientBranding({ client }: { client: Client }) {
  const t = useT()
  const colour = client.color ?? DEFAULT_HIGHLIGHT
  const { logo_url: logo } = client
  return (
    <Section title={t('clients.sections.appearance')}>
      <PropertyList
        properties={[
          ['color', <Colour key="colour" colour={colour} />],
          [
            'logo_url',
            logo && (
              <Box key="logo" component="img" src={logo} alt={t('clients.logo')} sx={image} />
            ),
          ],
        ]}
      />
      <ThemePreview colour={colour} />
    </Section>
  )
}

function Colour({ colour }: { colour: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          width: 20,
          height: 20,
          borderRadius: 1,
          border: 1,
          borderColor: 'outline',
          bgcolor: colour,
        }}
      />
      {colour}
    </Box>
  )
}

const image = { display: 'block', maxWidth: '100%', maxHeight: 64, objectFit: 'contain' } as const

/** Button that makes a client the current one, as the client picker does. */
export function OpenClientButton({ id }: { id: string }) {
  const t = useT()
  const { id: currentClientId } = useCurrentClient()
  const switchClient = useSwitchClient()
  if (id === currentClientId) return null
  return (
    <Button color="inherit" startIcon={<Login />} onClick={() => switchClient(id)}>
      {t('clients.open')}
    </Button>
  )
}
