/** The steps of the campaign wizard as they are shown (spec 2 and 4). */
import { NEW_CAMPAIGN } from '#domain/campaigns/campaignForm.ts'
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { stepOf, stepsOf } from '#domain/campaigns/campaignSteps.ts'
import type { CampaignStep } from '#domain/campaigns/campaignSteps.ts'
import type { FormSteps } from '../forms/formSteps.ts'
import type { EnteredCampaign } from './campaignForm.ts'
import { CampaignFields } from './CampaignFields.tsx'
import { CampaignReview } from './review/CampaignReview.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'

export const campaignSteps: FormSteps = (form) =>
  stepsOf(form as unknown as EnteredCampaign).map((step) => ({
    name: step,
    label: STEP_LABELS[step],
    fields: FIELDS.filter((field) => step !== 'review' && stepOf(field) === step),
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
  locdep: <PlaceFields />,
  users: <PeopleFields />,
  review: <CampaignReview />,
}

const FIELDS = Object.keys(NEW_CAMPAIGN) as (keyof CampaignValues)[]
