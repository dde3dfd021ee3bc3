/** State of a campaign on a day, and the obstacles that block it. */
import type { Translate } from '#texts/keys.ts'
import { type PeriodState, periodState } from './periodState.ts'

/** Deleted records without which a campaign is blocked. */
export const CAMPAIGN_OBSTACLES = [
  'TASK_DELETED',
  'LOCATION_DELETED',
  'DEPARTMENT_DELETED',
  'PEOPLE_DELETED',
] as const
export type CampaignObstacle = (typeof CAMPAIGN_OBSTACLES)[number]

export type CampaignState = PeriodState | 'BLOCKED'

interface ObservedCampaign {
  start_date: string
  end_date?: string | null
  obstacles: readonly CampaignObstacle[]
}

/** A campaign that is over needs nothing any more. */
export function campaignState(campaign: ObservedCampaign, today: string): CampaignState {
  const state = periodState(campaign.start_date, campaign.end_date, today)
  return state !== 'ENDED' && campaign.obstacles.length > 0 ? 'BLOCKED' : state
}

/** Words a state, with the reasons when the campaign cannot go on: 'Cannot go on: its task is deleted'. */
export const campaignStateText = (
  state: CampaignState,
  obstacles: readonly CampaignObstacle[],
  t: Translate,
): string =>
  state === 'BLOCKED'
    ? t('campaigns.blocked', {
        reasons: obstacles.map((each) => t(`enums.campaignObstacle.${each}`)).join(', '),
      })
    : t(`enums.campaignState.${state}`)
