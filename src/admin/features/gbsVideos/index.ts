/** The GBS library's screens, as <Resource> takes them; each is loaded when it is opened. */
import VideoLibrary from '@mui/icons-material/VideoLibrary'
import { lazy } from 'react'

export const list = lazy(async () => ({
  default: (await import('./GbsVideoList.tsx')).GbsVideoList,
}))

export const create = lazy(async () => ({
  default: (await import('./GbsVideoForm.tsx')).GbsVideoCreate,
}))

export const edit = lazy(async () => ({
  default: (await import('./GbsVideoForm.tsx')).GbsVideoEdit,
}))

export const icon = VideoLibrary

export const recordRepresentation = 'title'
