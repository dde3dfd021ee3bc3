/** Props of the follow-ups' <Resource>; every screen is loaded when it is opened. */
import Handshake from '@mui/icons-material/HandshakeOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./FollowUpList.tsx'), 'FollowUpList')
export const show = lazyScreen(() => import('./FollowUpShow.tsx'), 'FollowUpShow')
export const create = lazyScreen(() => import('./FollowUpForm.tsx'), 'FollowUpCreate')
export const edit = lazyScreen(() => import('./FollowUpForm.tsx'), 'FollowUpEdit')
export const icon = Handshake
