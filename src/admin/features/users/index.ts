/** Props of the users' <Resource>; every screen is loaded when it is opened. */
import { fullNameOf } from '#domain/displayName.ts'
import Groups from '@mui/icons-material/GroupsOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./UserList.tsx'), 'UserList')
export const show = lazyScreen(() => import('./UserShow.tsx'), 'UserShow')
export const create = lazyScreen(() => import('./UserForm.tsx'), 'UserCreate')
export const edit = lazyScreen(() => import('./UserForm.tsx'), 'UserEdit')
export const icon = Groups
export const recordRepresentation = fullNameOf
