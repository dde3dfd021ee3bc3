/** The departments' screens, as <Resource> takes them; each is loaded when it is opened. */
import Workspaces from '@mui/icons-material/Workspaces'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./DepartmentList.tsx')).DepartmentList,
}))

export const show = lazy(async () => ({
  default: (await import('./DepartmentShow.tsx')).DepartmentShow,
}))

export const create = lazy(async () => ({
  default: (await import('./DepartmentForm.tsx')).DepartmentCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./DepartmentForm.tsx')).DepartmentEdit,
}))

export const icon = Workspaces

export const recordRepresentation = 'name'
