/** Props of the locations' <Resource>; every screen is loaded when it is opened. */
import Place from '@mui/icons-material/PlaceOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./LocationList.tsx'), 'LocationList')
export const show = lazyScreen(() => import('./LocationShow.tsx'), 'LocationShow')
export const create = lazyScreen(() => import('./LocationForm.tsx'), 'LocationCreate')
export const edit = lazyScreen(() => import('./LocationForm.tsx'), 'LocationEdit')
export const icon = Place
export const recordRepresentation = 'name'
