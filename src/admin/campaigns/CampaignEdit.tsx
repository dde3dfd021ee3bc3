/** /campaigns/{id}/edit: the wizard again, with the campaign's values. */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { campaignFormConfig } from './campaignForm.ts'
import { campaignSteps } from './campaignSteps.tsx'

export function CampaignEdit() {
  return <EntityEdit spec={campaignFormConfig} steps={campaignSteps} />
}
