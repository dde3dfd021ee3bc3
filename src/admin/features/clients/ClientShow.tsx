/** /clients/{id}: all settings of a client, in the sections of its form. */
import Login from '@mui/icons-material/Login'
import { Box, Button } from '@mui/material'
import type { Client } from '#api/generated/contract.ts'
import { DEFAULT_HIGHLIGHT } from '#domain/theme.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { LANGUAGES } from '#texts/languages.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { PropertyList, PropertySection } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { displayName } from '#domain/displayName.ts'
import { useSwitchClient } from '../../parts/layout/useSwitchClient.ts'
import { LegalHolds } from '../dataProtection/LegalHolds.tsx'
import { FirstSuperUser } from './FirstSuperUser.tsx'
import { ThemePreview } from './ThemePreview.tsx'

export function ClientShow() {
  const t = useT()
  const { client_id: ownClientId } = useMe()
  return (
    <EntityShow<Client> mayDelete={({ id }) => id !== ownClientId} actions={openButton}>
      {(client) => (
        <>
          {!client.deleted_at && client.id !== ownClientId && <FirstSuperUser client={client} />}
          <PropertySection<Client>
            title={t('clients.sections.company')}
            properties={[
              'company_name',
              ['account_manager', client.account_manager && displayName(client.account_manager, t)],
              ['time_zone', client.time_zone.replaceAll('_', ' ')],
              ['language', LANGUAGES[client.language]],
              'created_at',
              'updated_at',
            ]}
          />
          <PropertySection<Client>
            title={t('clients.sections.alerts')}
            properties={[
              ['inactive_alert_user_level', levelText(client.inactive_alert_user_level)],
              'inactive_alert_timeframe_months',
              ['bad_lift_user_level', levelText(client.bad_lift_user_level)],
              'number_bad_lifts_to_alert',
            ]}
          />
          <PropertySection<Client>
            title={t('clients.sections.emails')}
            properties={['weekly_email_enabled', 'monthly_email_enabled']}
          />
          <PropertySection<Client>
            title={t('clients.sections.ai')}
            properties={[
              'ai_enabled',
              'show_ai_feedback_options',
              'show_manual_override_options',
              'show_ai_results_breakdown',
              'raw_video_upload_enabled',
            ]}
          />
          <PropertySection<Client>
            title={t('clients.sections.review')}
            properties={[
              'blind_review_percent',
              [
                'follow_up_after_incorrect',
                client.follow_up_after_incorrect ?? t('followUps.setting.never'),
              ],
              'names_hidden_in_analysis',
            ]}
          />
          <PropertySection<Client>
            title={t('clients.sections.signIn')}
            properties={['second_factor_required']}
          />
          <PropertySection<Client>
            title={t('dataProtection.retention.title')}
            properties={[
              ['recording_retention_days', daysText(client.recording_retention_days)],
              ['observation_retention_days', daysText(client.observation_retention_days)],
            ]}
          />
          <LegalHolds subject="CLIENT" subjectId={client.id} mayPlace />
          <PropertySection<Client>
            title={t('clients.sections.display')}
            properties={[
              'can_pick_observer',
              'can_use_not_applicable',
              'display_employee_id',
              'anonymous_observations_enabled',
            ]}
          />
          <ClientBranding client={client} />
        </>
      )}
    </EntityShow>
  )
}

const levelText = (level: Client['bad_lift_user_level']) =>
  level && t(`enums.alertUserLevel.${level}`)

const daysText = (days: number | null) =>
  days
    ? t('dataProtection.retention.days', { count: days })
    : t('dataProtection.retention.unlimited')

const openButton = ({ id }: Client) => <OpenClientButton id={id} />

/** A client's colour and logo. */
export function ClientBranding({ client }: { client: Client }) {
  const t = useT()
  const colour = client.color ?? DEFAULT_HIGHLIGHT
  const { logo_url: logo } = client
  return (
    <Section title={t('clients.sections.appearance')}>
      <PropertyList<Client>
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
