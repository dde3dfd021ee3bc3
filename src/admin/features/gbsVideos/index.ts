/** Props of the GBS library's <Resource>; every screen is loaded when it is opened. */
import VideoLibrary from '@mui/icons-material/VideoLibraryOutlined'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'

export const list = lazyScreen(() => import('./GbsVideoList.tsx'), 'GbsVideoList')
export const create = lazyScreen(() => import('./GbsVideoForm.tsx'), 'GbsVideoCreate')
export const edit = lazyScreen(() => import('./GbsVideoForm.tsx'), 'GbsVideoEdit')
export const icon = VideoLibrary
export const recordRepresentation = 'title'
