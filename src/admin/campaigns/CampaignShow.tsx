/** /campaigns/{id}: what a campaign is, how far each of its occurrences has come, and its observations. */
import type { Campaign } from '#api/generated/contract.ts'
import { EntityShow } from '../detail/EntityShow.tsx'
import { ObservationsOf } from '../observations/ObservationsOf.tsx'
import { AddToCampaign } from './detail/AddToCampaign.tsx'
import { CampaignFacts } from './detail/CampaignFacts.tsx'
import { CampaignProgress } from './detail/CampaignProgress.tsx'

export function CampaignShow() {
  return (
    <EntityShow<Campaign> noun="campaign" actions={add}>
      {(campaign) => (
        <>
          <CampaignFacts campaign={campaign} />
          <CampaignProgress campaign={campaign} />
          <ObservationsOf
            filter={{ campaignIds: [campaign.id] }}
            {...(campaign.task ? { without: 'tasks' as const } : {})}
          />
        </>
      )}
    </EntityShow>
  )
}

const add = (campaign: Campaign) => <AddToCampaign campaign={campaign} />
