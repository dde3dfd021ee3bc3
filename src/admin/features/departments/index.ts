/** Props of the departments' <Resource>; every screen is loaded when it is opened. */
import Workspaces from '@mui/icons-material/WorkspacesOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./DepartmentList.tsx'), 'DepartmentList')
export const show = lazyScreen(() => import('./DepartmentShow.tsx'), 'DepartmentShow')
export const create = lazyScreen(() => import('./DepartmentForm.tsx'), 'DepartmentCreate')
export const edit = lazyScreen(() => import('./DepartmentForm.tsx'), 'DepartmentEdit')
export const icon = Workspaces
export const recordRepresentation = 'name'
