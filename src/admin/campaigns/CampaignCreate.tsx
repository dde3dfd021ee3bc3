/** /campaigns/addCampaign: the campaign wizard (spec 2). */
import { EntityCreate } from '../forms/EntityCreate.tsx'
import { campaignForm } from './campaignForm.ts'
import { campaignSteps } from './campaignSteps.tsx'

export function CampaignCreate() {
  return <EntityCreate spec={campaignForm} steps={campaignSteps} />
}
