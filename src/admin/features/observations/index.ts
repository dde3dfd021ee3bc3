/** Props of the observations' <Resource>; every screen is loaded when it is opened. */
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { lazyPart, lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { type ObservationRow, observeeName } from './observationRecord.ts'
import { formatDateTime } from '../../foundation/format/formatDate.ts'

export const list = lazyPart(() => import('./ObservationList.tsx'), 'ObservationList')
export const show = lazyScreen(() => import('./detail/ObservationShow.tsx'), 'ObservationShow')
export const create = lazyScreen(() => import('./form/AddObservation.tsx'), 'AddObservation')
export const edit = lazyScreen(() => import('./form/ObservationEdit.tsx'), 'ObservationEdit')
export const icon = Visibility
export const recordRepresentation = (observation: ObservationRow): string =>
  `${observeeName(observation)}, ${formatDateTime(observation.date)}`
