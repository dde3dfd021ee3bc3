/** Props of the clients' <Resource>; every screen is loaded when it is opened. */
import Apartment from '@mui/icons-material/ApartmentOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./ClientList.tsx'), 'ClientList')
export const show = lazyScreen(() => import('./ClientShow.tsx'), 'ClientShow')
export const create = lazyScreen(() => import('./ClientForm.tsx'), 'ClientCreate')
export const edit = lazyScreen(() => import('./ClientForm.tsx'), 'ClientEdit')
export const icon = Apartment
export const recordRepresentation = 'company_name'
