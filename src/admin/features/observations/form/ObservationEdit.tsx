/** /allobservations/{id}/edit: corrects the recorded data of an observation. */
import { Alert } from '@mui/material'
import { useMemo } from 'react'
import { Link, TextInput, useRecordContext } from 'react-admin'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { EntityEdit } from '../../../parts/forms/EntityForm.tsx'
import { type ObservationRecord, observationName } from '../observationRecord.ts'
import { PeopleSection } from './PeopleSection.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { CampaignInput, WhenAndWhereSection } from './WhenAndWhereSection.tsx'
import { observationEditConfig } from './observationEditConfig.ts'

export function ObservationEdit() {
  const t = useT()
  const client = useCurrentClient()
  const config = useMemo(() => observationEditConfig(client), [client])
  return (
    <EntityEdit
      config={config}
      title={t('observations.edit.title')}
      nameOf={observationName}
      refusal={refusal}
      fields={<ObservationEditFields />}
    />
  )
}

const refusal = ({ deleted_at: deletedAt }: ObservationRecord) =>
  deletedAt ? t('observations.edit.deleted') : null

function ObservationEditFields() {
  const observation = useRecordContext<ObservationRecord>()
  const client = useCurrentClient()
  if (!observation) return null
  const isManual = observation.review_type === 'MANUAL_TASK'
  return (
    <>
      <WhenAndWhereSection
        clientId={observation.client_id}
        campaign={<CampaignInput clientId={observation.client_id} />}
      >
        <TextInput source="name" />
      </WhenAndWhereSection>
      <PeopleSection clientId={observation.client_id} client={client} />
      <ResultsSection
        canUseNotApplicable={client.can_use_not_applicable}
        {...(isManual ? {} : { insteadOfAnswers: <AiVerdictsNotice observation={observation} /> })}
      />
    </>
  )
}

/** Notice that an AI's verdicts are overridden on the observation's page instead of edited here. */
function AiVerdictsNotice({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const { show_manual_override_options: showsOverride } = useCurrentClient()
  return (
    <Alert severity="info">
      {t('observations.edit.fromAi')}{' '}
      {showsOverride && (
        <Link to={`/allobservations/${observation.id}/show?clientId=${observation.client_id}`}>
          {t('observations.edit.override')}
        </Link>
      )}
    </Alert>
  )
}
