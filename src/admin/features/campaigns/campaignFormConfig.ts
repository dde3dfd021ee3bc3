/** Configuration of the campaign form, and conversion between records, form values and input. */
import type { Campaign } from '#api/generated/contract.ts'
import { applyModeRule, applyReminderRule } from '#domain/campaigns/campaignDependencies.ts'
import {
  campaignSchema,
  toCampaignValues,
  NEW_CAMPAIGN,
  type CampaignValues,
} from '#domain/campaigns/campaignForm.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import { formValues } from '../../parts/forms/formValues.ts'
import { displayName } from '#domain/displayName.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { formatCampaignValue } from './campaignLabels.ts'

/** Values that no longer apply after a change of mode or reminders stay in the form but are not sent. */
const schema = campaignSchema.transform((values) =>
  applyModeRule(applyReminderRule({ ...NEW_CAMPAIGN, ...values } as CampaignValues)),
)

export const campaignFormConfig: FormConfig<CampaignValues, Campaign> = {
  resource: 'campaigns',
  schema: schema,
  fields: (campaign) => ({ ...toCampaignFormValues(campaign) }),
  defaultValues: () => NEW_CAMPAIGN,
  noun: 'campaign',
  formatValue: formatCampaignValue,
}

/** Values of the form; chosen records include their names. */
export type CampaignFormValues = Omit<
  CampaignValues,
  keyof SelectedRecords | 'numOfRequiredObservations'
> &
  SelectedRecords & {
    /** A string while it is not a whole number. */
    numOfRequiredObservations: number | string | null
  }

/** Returns the input to send; null: the form is invalid. */
export const toCampaignInput = (form: CampaignFormValues): CampaignValues | null =>
  schema.safeParse(formValues.toInput({ ...form })).data ?? null

interface SelectedRecords {
  task: Choice | null
  selectedUsers: Choice[]
  selectedLocation: Choice | null
  selectedDepartment: Choice | null
}

const toCampaignFormValues = (campaign: Campaign): CampaignFormValues => ({
  ...toCampaignValues(campaign),
  task: toChoice(campaign.task),
  selectedUsers: campaign.selected_users.map((person) => toChoice(person) as Choice),
  selectedLocation: toChoice(campaign.location),
  selectedDepartment: toChoice(campaign.department),
})

const toChoice = (record: { id: string } | null | undefined): Choice | null =>
  record ? { id: record.id, name: displayName(record) } : null
