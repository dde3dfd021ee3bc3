/** The campaigns' screens, as <Resource> takes them; each is loaded when it is opened. */
import Campaign from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./CampaignList.tsx')).CampaignList,
}))

export const show = lazy(async () => ({
  default: (await import('./CampaignShow.tsx')).CampaignShow,
}))

export const create = lazy(async () => ({
  default: (await import('./CampaignForm.tsx')).CampaignCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./CampaignForm.tsx')).CampaignEdit,
}))

export const icon = Campaign

export const recordRepresentation = 'name'
