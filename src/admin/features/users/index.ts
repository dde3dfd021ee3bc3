/** The users' screens, as <Resource> takes them; each is loaded when it is opened. */
import Group from '@mui/icons-material/Group'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./UserList.tsx')).UserList,
}))

export const show = lazy(async () => ({
  default: (await import('./UserShow.tsx')).UserShow,
}))

export const create = lazy(async () => ({
  default: (await import('./UserForm.tsx')).UserCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./UserForm.tsx')).UserEdit,
}))

export const icon = Group

export const recordRepresentation = ({ firstname, lastname }: Named) => `${firstname} ${lastname}`

interface Named {
  firstname: string
  lastname: string
}
