/** /campaigns/{id}/edit: the wizard again, with the campaign's values. */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { campaignFormConfig } from './campaignFormConfig.ts'
import { campaignSteps } from './campaignSteps.tsx'

export function CampaignEdit() {
  return <EntityEdit spec={campaignFormConfig} steps={campaignSteps} />
}
