/** The steps of the campaign wizard (spec 2 and 4): form, then locdep or users or neither, then review. */
import { campaignModeOf } from './campaignDependencies.ts'
import type { CampaignValues } from './campaignForm.ts'

export const CAMPAIGN_STEPS = ['form', 'locdep', 'users', 'review'] as const
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number]

type StepSwitches = Pick<CampaignValues, 'filteredUsers' | 'locationDepartment'>

/** Those that these values go through, in order. */
export const campaignStepsOf = (values: StepSwitches): CampaignStep[] => {
  const mode = campaignModeOf(values)
  return mode === 'everybody' ? ['form', 'review'] : ['form', mode, 'review']
}

/** null: submit. A step that the values do not go through leads to the review. */
export const stepAfter = (step: CampaignStep, values: StepSwitches): CampaignStep | null => {
  if (step === 'review') return null
  const steps = campaignStepsOf(values)
  return steps[steps.indexOf(step) + 1] ?? 'review'
}

/** null: it is the first. */
export const stepBefore = (step: CampaignStep, values: StepSwitches): CampaignStep | null => {
  const steps = campaignStepsOf(values)
  const place = steps.indexOf(step)
  if (step === 'form') return null
  return place < 0 ? 'form' : (steps[place - 1] ?? null)
}

/** Where each field is asked, so that a refusal leads to its step. */
export const stepOfField = (field: keyof CampaignValues): CampaignStep => {
  if (field === 'selectedUsers') return 'users'
  return field === 'selectedLocation' || field === 'selectedDepartment' ? 'locdep' : 'form'
}
