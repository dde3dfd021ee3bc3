/** Labels that the screens and the spreadsheets share. */
import { enums } from '#texts/en/enums.ts'
import { resources } from '#texts/en/resources.ts'
import type { CampaignObstacle, CampaignState } from './campaigns/campaignState.ts'

export const baseEnumLabels = enums

export const columnLabels = {
  users: resources.users.fields,
  locations: resources.locations.fields,
  departments: resources.departments.fields,
  tasks: resources.tasks.fields,
  clients: { ...resources.clients.fields, ...resources.clients.columns },
  campaigns: resources.campaigns.fields,
  gbslibrary: resources.gbslibrary.fields,
  allobservations: resources.allobservations.fields,
} as const

export const observationDetailLabels = resources.allobservations.fields

/** State of a client in its list. */
export const clientState = ({ deleted_at: deletedAt }: { deleted_at?: unknown }): string =>
  deletedAt ? 'Deleted' : 'Active'

/** State of a campaign, with the reasons when it cannot go on: 'Cannot go on: its task is deleted'. */
export function campaignStateText(
  state: CampaignState,
  obstacles: readonly CampaignObstacle[],
): string {
  const label = baseEnumLabels.campaignState[state]
  if (state !== 'BLOCKED') return label
  return `${label}: ${obstacles.map((each) => baseEnumLabels.campaignObstacle[each]).join(', ')}`
}

/** A campaign that is not about one task. */
export const NO_TASK_LABEL = 'No task'

/** Whether a person found the AI right. */
export const reviewLabels = ['Right', 'Wrong'] as const

/** Formats a Boolean for a spreadsheet. */
export const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')
