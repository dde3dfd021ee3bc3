/** The steps of the campaign wizard as they are shown (spec 2 and 4). */
import { NEW_CAMPAIGN } from '#domain/campaigns/campaignForm.ts'
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { stepOfField, campaignStepsOf } from '#domain/campaigns/campaignSteps.ts'
import type { CampaignStep } from '#domain/campaigns/campaignSteps.ts'
import type { FormSteps } from '../../parts/forms/formSteps.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignReview } from './CampaignReview.tsx'
import { CampaignPeopleFields } from './PeopleFields.tsx'
import { CampaignPlaceFields } from './PlaceFields.tsx'

export const campaignSteps: FormSteps = (form) =>
  campaignStepsOf(form as unknown as CampaignFormValues).map((step) => ({
    name: step,
    label: STEP_LABELS[step],
    fields: FIELDS.filter((field) => step !== 'review' && stepOfField(field) === step),
    content: CONTENT[step],
  }))

const STEP_LABELS: Record<CampaignStep, string> = {
  form: 'Campaign',
  locdep: 'Location and department',
  users: 'Users',
  review: 'Review',
}

const CONTENT = {
  form: <CampaignFields />,
  locdep: <CampaignPlaceFields />,
  users: <CampaignPeopleFields />,
  review: <CampaignReview />,
}

const FIELDS = Object.keys(NEW_CAMPAIGN) as (keyof CampaignValues)[]
