/** The observations' screens, as <Resource> takes them; but for the list, each is loaded when it is opened. */
import Visibility from '@mui/icons-material/Visibility'
import { lazy } from 'react'
import { type ObservationRow, observeeName } from './observationRecord.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'

/** Where most people begin: not behind the code of the app, but with it. */
export { ObservationList as list } from './ObservationList.tsx'

export const show = lazy(async () => ({
  default: (await import('./detail/ObservationShow.tsx')).ObservationShow,
}))

export const create = lazy(async () => ({
  default: (await import('./form/AddObservation.tsx')).AddObservation,
}))

export const edit = lazy(async () => ({
  default: (await import('./form/ObservationEdit.tsx')).ObservationEdit,
}))

export const icon = Visibility

export const recordRepresentation = (observation: ObservationRow): string =>
  `${observeeName(observation)}, ${formatDateTime(observation.date)}`
