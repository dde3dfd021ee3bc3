/** Props of the tasks' <Resource>; every screen is loaded when it is opened. */
import Assignment from '@mui/icons-material/AssignmentOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./TaskList.tsx'), 'TaskList')
export const show = lazyScreen(() => import('./TaskShow.tsx'), 'TaskShow')
export const create = lazyScreen(() => import('./TaskForm.tsx'), 'TaskCreate')
export const edit = lazyScreen(() => import('./TaskForm.tsx'), 'TaskEdit')
export const icon = Assignment
export const recordRepresentation = 'name'
