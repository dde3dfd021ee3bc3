/** Configuration of the campaign form, and conversion between form values and input. */
import type { Campaign, CampaignInput } from '#api/generated/contract.ts'
import { RESOURCES } from '#api/resources.ts'
import { applyModeRule, applyReminderRule } from '#domain/campaigns/campaignDependencies.ts'
import {
  campaignSchema,
  NEW_CAMPAIGN,
  type CampaignValues,
} from '#domain/campaigns/campaignForm.ts'
import { toInputNames, toRecordNames } from '#domain/forms/inputNames.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import { formValues } from '../../parts/forms/formValues.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { formatCampaignValue } from './campaignLabels.ts'

const { inputNames } = RESOURCES.campaigns

/** Values that no longer apply after a change of mode or reminders stay in the form but are not sent. */
const schema = campaignSchema.transform((input) => {
  const values = { ...NEW_CAMPAIGN, ...toRecordNames(inputNames, input) }
  return applyModeRule(applyReminderRule(values))
})

export const campaignFormConfig: FormConfig<Campaign & CampaignValues> = {
  resource: 'campaigns',
  schema,
  defaultValues: () => NEW_CAMPAIGN,
  toValues: ({ location, department }) => ({ locationDepartment: Boolean(location ?? department) }),
  formatValue: formatCampaignValue,
}

/** Values of the form; chosen records include their names. */
export type CampaignFormValues = Omit<
  CampaignValues,
  keyof SelectedRecords | 'num_observations_required'
> &
  SelectedRecords & {
    /** A string while it is not a whole number. */
    num_observations_required: number | string | null
  }

/** Returns the input to send; null: the form is invalid. */
export function toCampaignInput(form: CampaignFormValues): CampaignInput | null {
  const { data } = schema.safeParse(toInputNames(inputNames, formValues.toInput({ ...form })))
  return data ? (toInputNames(inputNames, data) as CampaignInput) : null
}

interface SelectedRecords {
  task: Choice | null
  selected_users: Choice[]
  location: Choice | null
  department: Choice | null
}
