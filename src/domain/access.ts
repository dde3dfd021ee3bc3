/** Which role opens which page, sees which menu and makes which call (spec 2, 6 and 7). */
import { matchPath } from './matchPath.ts'
import type { UploadKind } from './enumerations.ts'
import type { Role } from './roles.ts'

const P: readonly Role[] = ['PROVIDER_SUPER_USER']
const SP: readonly Role[] = ['CLIENT_SUPER_USER', 'PROVIDER_SUPER_USER']
const OSP: readonly Role[] = ['CLIENT_OBSERVER', ...SP]
const FIVE: readonly Role[] = ['CLIENT_OBSERVEE', 'CLIENT_USER', ...OSP]

/** Who opens a page; 'public': also without a token. */
export type PageAccess = 'public' | readonly Role[]

/** Every route; `:id` is one segment, `*` the rest. A literal segment wins over `:id`. */
export const PAGES = {
  '/': 'public',
  '/forgot-password': 'public',
  '/reset/*': 'public',
  '/unsubscribe/*': 'public',
  '/privacy': 'public',
  '/termsandconditions': 'public',
  '/home': OSP,
  '/clientoverview': P,
  '/clients': P,
  '/clients/addClient': P,
  '/clients/:id': P,
  '/clients/:id/edit': P,
  '/locations': SP,
  '/locations/addLocation': SP,
  '/locations/importLocations': P,
  '/locations/:id': SP,
  '/locations/:id/edit': SP,
  '/departments': SP,
  '/departments/addDepartment': SP,
  '/departments/importDepartments': P,
  '/departments/:id': SP,
  '/departments/:id/edit': SP,
  '/users': SP,
  '/users/addUser': SP,
  '/users/importUsers': P,
  '/users/importUsers/employeeIds': P,
  '/users/:id': FIVE,
  '/users/:id/edit': SP,
  '/users/:id/resetpassword': SP,
  '/tasks': FIVE,
  '/tasks/addTask': P,
  '/tasks/:id': FIVE,
  '/tasks/:id/edit': P,
  '/campaigns': FIVE,
  '/campaigns/addCampaign': SP,
  '/campaigns/:id': FIVE,
  '/campaigns/:id/edit': SP,
  '/allobservations': FIVE,
  '/allobservations/addObservation': FIVE,
  '/allobservations/:id': FIVE,
  '/allobservations/:id/edit': SP,
  '/aiaccuracy': OSP,
  '/gbslibrary': FIVE,
  '/gbslibrary/addGbsVideo': P,
  '/gbslibrary/:id/edit': P,
  '/help': FIVE,
  '/auditlog': SP,
  '/jobs': FIVE,
} as const satisfies Record<string, PageAccess>

export type PagePattern = keyof typeof PAGES

/** `label` is a translation key. */
export interface MenuItem {
  label: `menu.${string}`
  path: PagePattern
}

const LEGAL: readonly MenuItem[] = [
  { label: 'menu.terms', path: '/termsandconditions' },
  { label: 'menu.privacy', path: '/privacy' },
]
const DASHBOARD: MenuItem = { label: 'menu.dashboard', path: '/home' }
const OBSERVATIONS: MenuItem = { label: 'menu.observations', path: '/allobservations' }
const TASKS: MenuItem = { label: 'menu.tasks', path: '/tasks' }
const CAMPAIGNS: MenuItem = { label: 'menu.campaigns', path: '/campaigns' }
const LIBRARY_AND_HELP: readonly MenuItem[] = [
  { label: 'menu.gbsLibrary', path: '/gbslibrary' },
  { label: 'menu.help', path: '/help' },
  ...LEGAL,
]
const FROM_LOCATIONS: readonly MenuItem[] = [
  { label: 'menu.locations', path: '/locations' },
  { label: 'menu.departments', path: '/departments' },
  { label: 'menu.users', path: '/users' },
  TASKS,
  CAMPAIGNS,
  OBSERVATIONS,
  ...LIBRARY_AND_HELP,
]
const WORK: readonly MenuItem[] = [OBSERVATIONS, TASKS, CAMPAIGNS, ...LIBRARY_AND_HELP]

/** The menu of each role in the spec's order; `menuOf(null)` is the menu without a role. */
export const MENU: Record<Role, readonly MenuItem[]> = {
  PROVIDER_SUPER_USER: [
    DASHBOARD,
    { label: 'menu.clientOverview', path: '/clientoverview' },
    { label: 'menu.clients', path: '/clients' },
    ...FROM_LOCATIONS,
  ],
  CLIENT_SUPER_USER: [DASHBOARD, ...FROM_LOCATIONS],
  CLIENT_OBSERVER: [DASHBOARD, TASKS, CAMPAIGNS, OBSERVATIONS, ...LIBRARY_AND_HELP],
  CLIENT_USER: WORK,
  CLIENT_OBSERVEE: WORK,
  NONE: WORK,
}

/** Who makes a call; 'signed in' includes the role without rights. */
export type CallAccess = 'anyone' | 'signed in' | readonly Role[]

/** Every operation of the endpoint. A record outside the caller's reach is a matter of the query. */
export const CALLS = {
  login: 'anyone',
  refreshToken: 'anyone',
  resetPassword: 'anyone',
  forgotPassword: 'anyone',
  logout: 'signed in',
  me: 'signed in',
  clientAppearance: 'signed in',
  sendHelpRequest: FIVE,
  unsubscribe: 'anyone',
  resubscribe: 'anyone',
  myNotifications: FIVE,
  totalMyNotifications: FIVE,
  readNotifications: FIVE,
  allAuditEntries: SP,
  totalAuditEntries: SP,
  auditChain: SP,
  allClients: P,
  totalClients: P,
  nonPaginatedClientsByDeletedAt: P,
  getClientById: FIVE,
  createClient: P,
  updateClient: P,
  deleteClient: P,
  bulkDeleteClients: P,
  allLocations: FIVE,
  totalLocations: FIVE,
  getLocationById: SP,
  createLocation: SP,
  updateLocation: SP,
  deleteLocation: SP,
  bulkDeleteLocations: SP,
  importLocations: P,
  getImportUrl: P,
  startImport: P,
  confirmImport: P,
  allDepartments: FIVE,
  totalDepartments: FIVE,
  getDepartmentById: SP,
  createDepartment: SP,
  updateDepartment: SP,
  deleteDepartment: SP,
  bulkDeleteDepartments: SP,
  importDepartments: P,
  allUsers: SP,
  totalUsers: SP,
  getUserById: FIVE,
  getUsersByTask: FIVE,
  getUsersByDepartmentAndLocation: FIVE,
  createUser: SP,
  updateUser: SP,
  deleteUser: SP,
  bulkDeleteUsers: SP,
  importUsers: P,
  importEmployeeIdsFromCsv: P,
  resetUserPassword: SP,
  triggerGetUsersForExport: SP,
  allTasks: FIVE,
  totalTasks: FIVE,
  getTaskById: FIVE,
  getTasksForObservation: FIVE,
  createTask: P,
  updateTask: P,
  deleteTask: P,
  bulkDeleteTasks: P,
  allCampaigns: FIVE,
  totalCampaigns: FIVE,
  getCampaign: FIVE,
  getCampaignsForObservation: FIVE,
  previewCampaign: SP,
  createCampaign: SP,
  updateCampaign: SP,
  deleteCampaign: SP,
  bulkDeleteCampaigns: SP,
  allObservations: FIVE,
  totalObservations: FIVE,
  getObservationById: FIVE,
  filterFormData: FIVE,
  pieChartObservationsSummary: FIVE,
  lineGraphObservationsSummary: FIVE,
  getMostRecentObservations: OSP,
  getObservationsByClient: OSP,
  getIncorrectObservationsByClient: OSP,
  analyticsByDepartment: OSP,
  analyticsByLocation: OSP,
  analyticsByTask: OSP,
  analyticsByUser: OSP,
  aiAccuracy: OSP,
  createObservation: FIVE,
  updateObservation: SP,
  deleteObservation: SP,
  bulkDeleteObservations: SP,
  triggerExportObservations: FIVE,
  exportJob: FIVE,
  myJobs: FIVE,
  totalMyJobs: FIVE,
  cancelJob: FIVE,
  repeatJob: FIVE,
  uploadVideo: FIVE,
  updateVideo: SP,
  updateVideoLiftTimes: SP,
  updateVideoConfinedSpace: SP,
  getGbsVideosById: FIVE,
  getAllGbsVideosByClientId: FIVE,
  totalGbsVideos: FIVE,
  getGbsVideoByTaskId: FIVE,
  uploadGbsVideo: P,
  updateGbsVideo: P,
  deleteGbsVideo: P,
  getPresignedUrl: FIVE,
} as const satisfies Record<string, CallAccess>

export type Operation = keyof typeof CALLS

const UPLOADS: Record<UploadKind, readonly Role[]> = {
  CLIENT_LOGO: P,
  GBS_VIDEO: P,
  OBSERVATION_VIDEO: FIVE,
}

/** Where a person lands after signing in, and where the logo leads. */
export const homeOf = (role: Role): PagePattern =>
  role === 'CLIENT_OBSERVEE' || role === 'CLIENT_USER' ? '/allobservations' : '/home'

export const menuOf = (role: Role | null): readonly MenuItem[] => (role ? MENU[role] : LEGAL)

export const pageOf = (path: string): PagePattern | null =>
  matchPath(Object.keys(PAGES) as PagePattern[], path)

/** null: nobody is signed in. A path that is no page opens for nobody. */
export const mayOpen = (role: Role | null, path: string): boolean => {
  const page = pageOf(path)
  if (!page) return false
  const access: PageAccess = PAGES[page]
  return access === 'public' || (role !== null && access.includes(role))
}

/** Where to send who may not open a path; null: stay (it opens, or one's home is closed as well). */
export const redirectFor = (role: Role | null, path: string): PagePattern | null => {
  if (mayOpen(role, path)) return null
  if (role === null) return '/'
  return mayOpen(role, homeOf(role)) ? homeOf(role) : null
}

export const mayCall = (role: Role | null, operation: string): boolean => {
  const access: CallAccess | undefined = Object.hasOwn(CALLS, operation)
    ? CALLS[operation as Operation]
    : undefined
  if (access === 'anyone') return true
  return role !== null && (access === 'signed in' || (access?.includes(role) ?? false))
}

export const mayUpload = (role: Role, kind: UploadKind): boolean => UPLOADS[kind].includes(role)
