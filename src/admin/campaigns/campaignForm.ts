/** The form of a campaign. */
import type { Campaign } from '#api/generated/contract.ts'
import { withModeRule, withReminderRule } from '#domain/campaigns/campaignDependencies.ts'
import { campaignSchema, campaignValuesOf, NEW_CAMPAIGN } from '#domain/campaigns/campaignForm.ts'
import type { CampaignValues } from '#domain/campaigns/campaignForm.ts'
import type { Choice } from '../choices/choiceSource.ts'
import { entered, nameOf } from '../forms/entered.ts'
import type { FormSpec } from '../forms/formSpec.ts'
import { wordedCampaign } from './wordedCampaign.ts'

/** What a change of mind left behind stays in the form and is not sent. */
const rules = campaignSchema.transform((values) =>
  withModeRule(withReminderRule({ ...NEW_CAMPAIGN, ...values } as CampaignValues)),
)

export const campaignForm: FormSpec<CampaignValues, Campaign> = {
  resource: 'campaigns',
  schema: rules,
  fields: (campaign) => ({ ...enteredOf(campaign) }),
  fresh: () => NEW_CAMPAIGN,
  noun: 'campaign',
  worded: wordedCampaign,
}

/** What the form holds: every record that was chosen with its name. */
export type EnteredCampaign = Omit<CampaignValues, keyof Chosen | 'numOfRequiredObservations'> &
  Chosen & {
    /** Text while it is no whole number yet. */
    numOfRequiredObservations: number | string | null
  }

/** What is sent of it; null: something is wrong. */
export const campaignInput = (form: EnteredCampaign): CampaignValues | null =>
  rules.safeParse(entered.values({ ...form })).data ?? null

interface Chosen {
  task: Choice | null
  selectedUsers: Choice[]
  selectedLocation: Choice | null
  selectedDepartment: Choice | null
}

const enteredOf = (campaign: Campaign): EnteredCampaign => ({
  ...campaignValuesOf(campaign),
  task: choiceOf(campaign.task),
  selectedUsers: campaign.selected_users.map((person) => choiceOf(person) as Choice),
  selectedLocation: choiceOf(campaign.location),
  selectedDepartment: choiceOf(campaign.department),
})

const choiceOf = (record: { id: string } | null | undefined): Choice | null =>
  record ? { id: record.id, name: nameOf(record) } : null
