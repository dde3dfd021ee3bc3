/** The clients' screens, as <Resource> takes them; each is loaded when it is opened. */
import Apartment from '@mui/icons-material/Apartment'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./ClientList.tsx')).ClientList,
}))

export const show = lazy(async () => ({
  default: (await import('./ClientShow.tsx')).ClientShow,
}))

export const create = lazy(async () => ({
  default: (await import('./ClientForm.tsx')).ClientCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./ClientForm.tsx')).ClientEdit,
}))

export const icon = Apartment

export const recordRepresentation = 'company_name'
