/** /campaigns/addCampaign: the campaign wizard. */
import { campaignStepsOf, stepOfField } from '#domain/campaigns/campaignDependencies.ts'
import { type CampaignValues, NEW_CAMPAIGN } from '#domain/campaigns/campaignForm.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import type { FormSteps } from '../../parts/forms/formSteps.ts'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignPeopleFields, CampaignPlaceFields } from './CampaignParticipantFields.tsx'
import { CampaignReview } from './CampaignReview.tsx'
import { campaignFormConfig, type CampaignFormValues } from './campaignFormConfig.ts'

export function CampaignCreate() {
  return <EntityCreate config={campaignFormConfig} steps={campaignSteps} />
}

/** /campaigns/{id}/edit: the campaign wizard with the campaign's values. */
export function CampaignEdit() {
  return <EntityEdit config={campaignFormConfig} steps={campaignSteps} />
}

/** Returns the wizard's steps with their labels, fields and content. */
export const campaignSteps: FormSteps = (form) =>
  campaignStepsOf(form as unknown as CampaignFormValues).map((step) => ({
    name: step,
    label: t(`campaigns.steps.${step}`),
    fields: FIELDS.filter((field) => step !== 'review' && stepOfField(field) === step),
    content: CONTENT[step],
  }))

const CONTENT = {
  form: <CampaignFields />,
  locdep: <CampaignPlaceFields />,
  users: <CampaignPeopleFields />,
  review: <CampaignReview />,
}

const FIELDS = Object.keys(NEW_CAMPAIGN) as (keyof CampaignValues)[]
