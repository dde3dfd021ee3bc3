/** The tasks' screens, as <Resource> takes them; each is loaded when it is opened. */
import Assignment from '@mui/icons-material/Assignment'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./TaskList.tsx')).TaskList,
}))

export const show = lazy(async () => ({
  default: (await import('./TaskShow.tsx')).TaskShow,
}))

export const create = lazy(async () => ({
  default: (await import('./TaskForm.tsx')).TaskCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./TaskForm.tsx')).TaskEdit,
}))

export const icon = Assignment

export const recordRepresentation = 'name'
