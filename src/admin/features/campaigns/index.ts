/** Props of the campaigns' <Resource>; every screen is loaded when it is opened. */
import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./CampaignList.tsx'), 'CampaignList')
export const show = lazyScreen(() => import('./CampaignShow.tsx'), 'CampaignShow')
export const create = lazyScreen(() => import('./CampaignForm.tsx'), 'CampaignCreate')
export const edit = lazyScreen(() => import('./CampaignForm.tsx'), 'CampaignEdit')
export const icon = Campaign
export const recordRepresentation = 'name'
