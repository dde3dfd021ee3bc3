/** /campaigns/addCampaign: the campaign wizard (spec 2). */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { campaignFormConfig } from './campaignFormConfig.ts'
import { campaignSteps } from './campaignSteps.tsx'

export function CampaignCreate() {
  return <EntityCreate spec={campaignFormConfig} steps={campaignSteps} />
}
