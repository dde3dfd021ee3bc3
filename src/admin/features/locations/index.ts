/** The locations' screens, as <Resource> takes them; each is loaded when it is opened. */
import Place from '@mui/icons-material/Place'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./LocationList.tsx')).LocationList,
}))

export const show = lazy(async () => ({
  default: (await import('./LocationShow.tsx')).LocationShow,
}))

export const create = lazy(async () => ({
  default: (await import('./LocationForm.tsx')).LocationCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./LocationForm.tsx')).LocationEdit,
}))

export const icon = Place

export const recordRepresentation = 'name'
