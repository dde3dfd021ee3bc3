/** /campaigns/addCampaign: the campaign wizard (spec 2). */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { campaignFormConfig } from './campaignForm.ts'
import { campaignSteps } from './campaignSteps.tsx'

export function CampaignCreate() {
  return <EntityCreate spec={campaignFormConfig} steps={campaignSteps} />
}
