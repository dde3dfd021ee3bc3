/** The icon of each menu item. */
import Apartment from '@mui/icons-material/ApartmentOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import VideoLibrary from '@mui/icons-material/VideoLibraryOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Workspaces from '@mui/icons-material/WorkspacesOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { PagePattern } from '#domain/access.ts'

export const MENU_ICONS: Partial<Record<PagePattern, SvgIconComponent>> = {
  '/home': Dashboard,
  '/clientoverview': BarChart,
  '/clients': Apartment,
  '/locations': Place,
  '/departments': Workspaces,
  '/users': Groups,
  '/tasks': Assignment,
  '/campaigns': Campaign,
  '/allobservations': Visibility,
  '/gbslibrary': VideoLibrary,
  '/help': Help,
  '/termsandconditions': Gavel,
  '/privacy': Policy,
}
