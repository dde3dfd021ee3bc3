/** /campaigns/{id}: what a campaign is, how far each of its occurrences has come, and its observations. */
import type { Campaign } from '#api/generated/contract.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { RelatedObservations } from '../observations/RelatedObservations.tsx'
import { AddObservationButton } from './AddToCampaign.tsx'
import { CampaignProperties } from './CampaignFacts.tsx'
import { CampaignProgress } from './CampaignProgress.tsx'

export function CampaignShow() {
  return (
    <EntityShow<Campaign> noun="campaign" actions={addObservationButton}>
      {(campaign) => (
        <>
          <CampaignProperties campaign={campaign} />
          <CampaignProgress campaign={campaign} />
          <RelatedObservations
            filter={{ campaignIds: [campaign.id] }}
            {...(campaign.task ? { without: 'tasks' as const } : {})}
          />
        </>
      )}
    </EntityShow>
  )
}

const addObservationButton = (campaign: Campaign) => <AddObservationButton campaign={campaign} />
