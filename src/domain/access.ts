/** Access tables: the pages, the menu and the API calls of each role. */
import { matchPath } from './matchPath.ts'
import { memoize } from './memoize.ts'
import type { UploadKind } from './enumerations.ts'
import { ROLES, type Role } from './roles.ts'

const PROVIDER: readonly Role[] = ['PROVIDER_SUPER_USER']
const SUPER_USERS: readonly Role[] = ['CLIENT_SUPER_USER', 'PROVIDER_SUPER_USER']
const OBSERVERS_AND_UP: readonly Role[] = ['CLIENT_OBSERVER', ...SUPER_USERS]
const ROLES_WITH_RIGHTS: readonly Role[] = ['CLIENT_OBSERVEE', 'CLIENT_USER', ...OBSERVERS_AND_UP]

/** Roles that open a page; 'public': also without a token. */
export type PageAccess = 'public' | readonly Role[]

/** Every route; `:id` matches one segment, `*` the rest. A literal segment wins over `:id`. */
export const PAGES = {
  '/': 'public',
  '/forgot-password': 'public',
  '/reset/*': 'public',
  '/unsubscribe/*': 'public',
  '/privacy': 'public',
  '/termsandconditions': 'public',
  '/home': OBSERVERS_AND_UP,
  '/clientoverview': PROVIDER,
  '/clients': PROVIDER,
  '/status': PROVIDER,
  '/clients/addClient': PROVIDER,
  '/clients/:id': PROVIDER,
  '/clients/:id/edit': PROVIDER,
  '/locations': SUPER_USERS,
  '/locations/addLocation': SUPER_USERS,
  '/locations/importLocations': PROVIDER,
  '/locations/:id': SUPER_USERS,
  '/locations/:id/edit': SUPER_USERS,
  '/departments': SUPER_USERS,
  '/departments/addDepartment': SUPER_USERS,
  '/departments/importDepartments': PROVIDER,
  '/departments/:id': SUPER_USERS,
  '/departments/:id/edit': SUPER_USERS,
  '/users': SUPER_USERS,
  '/users/addUser': SUPER_USERS,
  '/users/importUsers': PROVIDER,
  '/users/importUsers/employeeIds': PROVIDER,
  '/users/:id': ROLES_WITH_RIGHTS,
  '/users/:id/edit': SUPER_USERS,
  '/users/:id/resetpassword': SUPER_USERS,
  '/tasks': ROLES_WITH_RIGHTS,
  '/tasks/addTask': PROVIDER,
  '/tasks/:id': ROLES_WITH_RIGHTS,
  '/tasks/:id/edit': PROVIDER,
  '/campaigns': ROLES_WITH_RIGHTS,
  '/campaigns/addCampaign': SUPER_USERS,
  '/campaigns/:id': ROLES_WITH_RIGHTS,
  '/campaigns/:id/edit': SUPER_USERS,
  '/allobservations': ROLES_WITH_RIGHTS,
  '/allobservations/addObservation': ROLES_WITH_RIGHTS,
  '/allobservations/review': SUPER_USERS,
  '/allobservations/:id': ROLES_WITH_RIGHTS,
  '/allobservations/:id/edit': SUPER_USERS,
  '/followups': ROLES_WITH_RIGHTS,
  '/followups/addFollowUp': ROLES_WITH_RIGHTS,
  '/followups/:id': ROLES_WITH_RIGHTS,
  '/followups/:id/edit': ROLES_WITH_RIGHTS,
  '/today': ROLES_WITH_RIGHTS,
  '/qrcodes': ROLES_WITH_RIGHTS,
  '/aiaccuracy': OBSERVERS_AND_UP,
  '/aimodel': ROLES_WITH_RIGHTS,
  '/calibration': OBSERVERS_AND_UP,
  '/taskanalysis': OBSERVERS_AND_UP,
  '/gbslibrary': ROLES_WITH_RIGHTS,
  '/gbslibrary/addGbsVideo': PROVIDER,
  '/gbslibrary/:id/edit': PROVIDER,
  '/help': ROLES_WITH_RIGHTS,
  '/help/api': ROLES_WITH_RIGHTS,
  '/auditlog': SUPER_USERS,
  '/jobs': ROLES_WITH_RIGHTS,
  '/mydata': ROLES_WITH_RIGHTS,
  '/account': ROLES,
} as const satisfies Record<string, PageAccess>

export type PagePattern = keyof typeof PAGES

const PATTERNS = Object.keys(PAGES) as PagePattern[]

/** Paths of records are kept too, so there are more than pages. */
const MAX_PATHS = 500

/** `label` is a translation key. */
export interface MenuItem {
  label: `menu.${string}`
  path: PagePattern
  /** Follows the main entries, below a line. */
  isExtra?: true
}

const LEGAL: readonly MenuItem[] = [
  { label: 'menu.terms', path: '/termsandconditions' },
  { label: 'menu.privacy', path: '/privacy' },
]
const DASHBOARD: MenuItem = { label: 'menu.dashboard', path: '/home' }
const OBSERVATIONS: MenuItem = { label: 'menu.observations', path: '/allobservations' }
const TODAY: MenuItem = { label: 'menu.today', path: '/today', isExtra: true }
const TASK_ANALYSIS: MenuItem = { label: 'menu.taskAnalysis', path: '/taskanalysis', isExtra: true }
const CALIBRATION: MenuItem = { label: 'menu.calibration', path: '/calibration', isExtra: true }
const FOLLOW_UPS: MenuItem = { label: 'menu.followUps', path: '/followups', isExtra: true }
const AUDIT_LOG: MenuItem = { label: 'menu.auditLog', path: '/auditlog', isExtra: true }
const STATUS: MenuItem = { label: 'menu.status', path: '/status', isExtra: true }
const TASKS: MenuItem = { label: 'menu.tasks', path: '/tasks' }
const CAMPAIGNS: MenuItem = { label: 'menu.campaigns', path: '/campaigns' }
const LIBRARY: MenuItem = { label: 'menu.gbsLibrary', path: '/gbslibrary' }
const HELP_AND_LEGAL: readonly MenuItem[] = [{ label: 'menu.help', path: '/help' }, ...LEGAL]
const MENU_FROM_LOCATIONS: readonly MenuItem[] = [
  { label: 'menu.locations', path: '/locations' },
  { label: 'menu.departments', path: '/departments' },
  { label: 'menu.users', path: '/users' },
  TASKS,
  CAMPAIGNS,
  OBSERVATIONS,
  LIBRARY,
  ...HELP_AND_LEGAL,
]
const BASE_MENU: readonly MenuItem[] = [OBSERVATIONS, TASKS, CAMPAIGNS, LIBRARY, ...HELP_AND_LEGAL]

/** Menu items of each role, in order; a role without rights opens only some of its own. */
export const MENU: Record<Role, readonly MenuItem[]> = {
  PROVIDER_SUPER_USER: [
    DASHBOARD,
    { label: 'menu.clientOverview', path: '/clientoverview' },
    { label: 'menu.clients', path: '/clients' },
    ...MENU_FROM_LOCATIONS,
    TODAY,
    FOLLOW_UPS,
    TASK_ANALYSIS,
    CALIBRATION,
    AUDIT_LOG,
    STATUS,
  ],
  CLIENT_SUPER_USER: [
    DASHBOARD,
    ...MENU_FROM_LOCATIONS,
    TODAY,
    FOLLOW_UPS,
    TASK_ANALYSIS,
    CALIBRATION,
    AUDIT_LOG,
  ],
  CLIENT_OBSERVER: [
    DASHBOARD,
    TASKS,
    CAMPAIGNS,
    OBSERVATIONS,
    LIBRARY,
    ...HELP_AND_LEGAL,
    TODAY,
    FOLLOW_UPS,
    TASK_ANALYSIS,
    CALIBRATION,
  ],
  CLIENT_USER: [...BASE_MENU, TODAY, FOLLOW_UPS],
  CLIENT_OBSERVEE: [...BASE_MENU, TODAY, FOLLOW_UPS],
  NONE: BASE_MENU,
}

/** On a phone, for those who record and do not administer. */
const PHONE_BAR: readonly MenuItem[] = [
  TODAY,
  { label: 'menu.add', path: '/allobservations/addObservation' },
  OBSERVATIONS,
]

/** Roles that may make a call; 'signed in' includes the role without rights. */
export type CallAccess = 'anyone' | 'signed in' | readonly Role[]

/** Every operation of the endpoint. Queries filter out the records outside the caller's access. */
export const CALLS = {
  login: 'anyone',
  refreshToken: 'anyone',
  resetPassword: 'anyone',
  resetLinkEmail: 'anyone',
  forgotPassword: 'anyone',
  logout: 'signed in',
  me: 'signed in',
  updateMyLanguage: 'signed in',
  mySecurity: 'signed in',
  startSecondFactor: 'signed in',
  confirmSecondFactor: 'signed in',
  renewRecoveryCodes: 'signed in',
  removeSecondFactor: 'signed in',
  endMyDevice: 'signed in',
  endMyOtherDevices: 'signed in',
  userSecurity: SUPER_USERS,
  endUserDevice: SUPER_USERS,
  resetSecondFactor: SUPER_USERS,
  clientAppearance: 'signed in',
  sendHelpRequest: ROLES_WITH_RIGHTS,
  unsubscribe: 'anyone',
  resubscribe: 'anyone',
  myNotifications: ROLES_WITH_RIGHTS,
  totalMyNotifications: ROLES_WITH_RIGHTS,
  readNotifications: ROLES_WITH_RIGHTS,
  allAuditEntries: SUPER_USERS,
  totalAuditEntries: SUPER_USERS,
  auditChain: SUPER_USERS,
  checkAuditChain: SUPER_USERS,
  allClients: PROVIDER,
  totalClients: PROVIDER,
  nonPaginatedClientsByDeletedAt: PROVIDER,
  getClientById: ROLES_WITH_RIGHTS,
  createClient: PROVIDER,
  updateClient: PROVIDER,
  deleteClient: PROVIDER,
  bulkDeleteClients: PROVIDER,
  restoreClient: PROVIDER,
  bulkRestoreClients: PROVIDER,
  gettingStarted: SUPER_USERS,
  dismissGettingStarted: SUPER_USERS,
  deletionEffects: SUPER_USERS,
  retentionPreview: PROVIDER,
  legalHolds: SUPER_USERS,
  placeLegalHold: SUPER_USERS,
  endLegalHold: SUPER_USERS,
  erasurePreview: SUPER_USERS,
  erasePerson: SUPER_USERS,
  allLocations: ROLES_WITH_RIGHTS,
  totalLocations: ROLES_WITH_RIGHTS,
  getLocationById: SUPER_USERS,
  createLocation: SUPER_USERS,
  updateLocation: SUPER_USERS,
  deleteLocation: SUPER_USERS,
  bulkDeleteLocations: SUPER_USERS,
  restoreLocation: SUPER_USERS,
  bulkRestoreLocations: SUPER_USERS,
  importLocations: PROVIDER,
  getImportUrl: PROVIDER,
  startImport: PROVIDER,
  confirmImport: PROVIDER,
  allDepartments: ROLES_WITH_RIGHTS,
  totalDepartments: ROLES_WITH_RIGHTS,
  getDepartmentById: SUPER_USERS,
  createDepartment: SUPER_USERS,
  updateDepartment: SUPER_USERS,
  deleteDepartment: SUPER_USERS,
  bulkDeleteDepartments: SUPER_USERS,
  restoreDepartment: SUPER_USERS,
  bulkRestoreDepartments: SUPER_USERS,
  importDepartments: PROVIDER,
  allUsers: SUPER_USERS,
  totalUsers: SUPER_USERS,
  getUserById: ROLES_WITH_RIGHTS,
  getUsersByTask: ROLES_WITH_RIGHTS,
  getUsersByDepartmentAndLocation: ROLES_WITH_RIGHTS,
  createUser: SUPER_USERS,
  updateUser: SUPER_USERS,
  deleteUser: SUPER_USERS,
  bulkDeleteUsers: SUPER_USERS,
  restoreUser: SUPER_USERS,
  bulkRestoreUsers: SUPER_USERS,
  importUsers: PROVIDER,
  importEmployeeIdsFromCsv: PROVIDER,
  resetUserPassword: SUPER_USERS,
  sendInvitation: SUPER_USERS,
  triggerGetUsersForExport: SUPER_USERS,
  allTasks: ROLES_WITH_RIGHTS,
  totalTasks: ROLES_WITH_RIGHTS,
  getTaskById: ROLES_WITH_RIGHTS,
  getTasksForObservation: ROLES_WITH_RIGHTS,
  observationChoices: ROLES_WITH_RIGHTS,
  createTask: PROVIDER,
  updateTask: PROVIDER,
  deleteTask: PROVIDER,
  bulkDeleteTasks: PROVIDER,
  restoreTask: PROVIDER,
  bulkRestoreTasks: PROVIDER,
  allCampaigns: ROLES_WITH_RIGHTS,
  totalCampaigns: ROLES_WITH_RIGHTS,
  getCampaign: ROLES_WITH_RIGHTS,
  getCampaignsForObservation: ROLES_WITH_RIGHTS,
  previewCampaign: SUPER_USERS,
  createCampaign: SUPER_USERS,
  updateCampaign: SUPER_USERS,
  deleteCampaign: SUPER_USERS,
  bulkDeleteCampaigns: SUPER_USERS,
  restoreCampaign: SUPER_USERS,
  bulkRestoreCampaigns: SUPER_USERS,
  allObservations: ROLES_WITH_RIGHTS,
  totalObservations: ROLES_WITH_RIGHTS,
  getObservationById: ROLES_WITH_RIGHTS,
  searchEverything: ROLES_WITH_RIGHTS,
  filterFormData: ROLES_WITH_RIGHTS,
  pieChartObservationsSummary: ROLES_WITH_RIGHTS,
  lineGraphObservationsSummary: ROLES_WITH_RIGHTS,
  getMostRecentObservations: OBSERVERS_AND_UP,
  getObservationsByClient: OBSERVERS_AND_UP,
  getIncorrectObservationsByClient: OBSERVERS_AND_UP,
  analyticsByDepartment: OBSERVERS_AND_UP,
  analyticsByLocation: OBSERVERS_AND_UP,
  analyticsByTask: OBSERVERS_AND_UP,
  analyticsByUser: OBSERVERS_AND_UP,
  aiAccuracy: OBSERVERS_AND_UP,
  skeletonMisfits: OBSERVERS_AND_UP,
  taskAnalysis: OBSERVERS_AND_UP,
  taskActions: OBSERVERS_AND_UP,
  totalTaskActions: OBSERVERS_AND_UP,
  taskActionOwners: OBSERVERS_AND_UP,
  createTaskAction: OBSERVERS_AND_UP,
  updateTaskAction: OBSERVERS_AND_UP,
  finishTaskAction: OBSERVERS_AND_UP,
  reopenTaskAction: OBSERVERS_AND_UP,
  deleteTaskAction: OBSERVERS_AND_UP,
  createObservation: ROLES_WITH_RIGHTS,
  updateObservation: SUPER_USERS,
  claimReviews: SUPER_USERS,
  submitBlindReview: SUPER_USERS,
  totalToReview: SUPER_USERS,
  takeBackObservation: ROLES_WITH_RIGHTS,
  deleteObservation: SUPER_USERS,
  bulkDeleteObservations: SUPER_USERS,
  contestObservation: ROLES_WITH_RIGHTS,
  answerContest: SUPER_USERS,
  calibrationClips: SUPER_USERS,
  totalCalibrationClips: SUPER_USERS,
  createCalibrationClip: SUPER_USERS,
  agreeCalibrationClip: SUPER_USERS,
  retireCalibrationClip: SUPER_USERS,
  calibrationQueue: OBSERVERS_AND_UP,
  answerCalibrationClip: OBSERVERS_AND_UP,
  myCalibration: OBSERVERS_AND_UP,
  userCalibration: ['CLIENT_SUPER_USER'],
  savedViews: ROLES_WITH_RIGHTS,
  createSavedView: ROLES_WITH_RIGHTS,
  updateSavedView: ROLES_WITH_RIGHTS,
  deleteSavedView: ROLES_WITH_RIGHTS,
  mailSavedView: ROLES_WITH_RIGHTS,
  peopleToMention: ROLES_WITH_RIGHTS,
  createComment: ROLES_WITH_RIGHTS,
  updateComment: ROLES_WITH_RIGHTS,
  deleteComment: ROLES_WITH_RIGHTS,
  resolveComment: ROLES_WITH_RIGHTS,
  allFollowUps: ROLES_WITH_RIGHTS,
  totalFollowUps: ROLES_WITH_RIGHTS,
  getFollowUp: ROLES_WITH_RIGHTS,
  followUpOffer: ROLES_WITH_RIGHTS,
  followUpTotals: OBSERVERS_AND_UP,
  openFollowUp: ROLES_WITH_RIGHTS,
  updateFollowUp: ROLES_WITH_RIGHTS,
  markFollowUpSeen: ROLES_WITH_RIGHTS,
  finishCoaching: ROLES_WITH_RIGHTS,
  deleteFollowUp: SUPER_USERS,
  bulkDeleteFollowUps: SUPER_USERS,
  restoreFollowUp: SUPER_USERS,
  bulkRestoreFollowUps: SUPER_USERS,
  restoreObservation: SUPER_USERS,
  bulkRestoreObservations: SUPER_USERS,
  triggerExportObservations: ROLES_WITH_RIGHTS,
  triggerExportList: ROLES_WITH_RIGHTS,
  triggerJudgeAgain: SUPER_USERS,
  myData: ROLES_WITH_RIGHTS,
  triggerExportPersonalData: ROLES_WITH_RIGHTS,
  exportJob: ROLES_WITH_RIGHTS,
  myJobs: ROLES_WITH_RIGHTS,
  totalMyJobs: ROLES_WITH_RIGHTS,
  cancelJob: ROLES_WITH_RIGHTS,
  repeatJob: ROLES_WITH_RIGHTS,
  serverStatus: PROVIDER,
  failedJobs: PROVIDER,
  totalFailedJobs: PROVIDER,
  runJobAgain: PROVIDER,
  sendHeldMail: PROVIDER,
  uploadVideo: ROLES_WITH_RIGHTS,
  updateVideo: SUPER_USERS,
  updateVideoLiftTimes: SUPER_USERS,
  updateVideoConfinedSpace: SUPER_USERS,
  updateVideoSkeletonFit: SUPER_USERS,
  startVideoAnalysis: ROLES_WITH_RIGHTS,
  completeVideoAnalysis: ROLES_WITH_RIGHTS,
  failVideoAnalysis: ROLES_WITH_RIGHTS,
  getGbsVideosById: ROLES_WITH_RIGHTS,
  getAllGbsVideosByClientId: ROLES_WITH_RIGHTS,
  totalGbsVideos: ROLES_WITH_RIGHTS,
  getGbsVideoByTaskId: ROLES_WITH_RIGHTS,
  uploadGbsVideo: PROVIDER,
  updateGbsVideo: PROVIDER,
  deleteGbsVideo: PROVIDER,
  restoreGbsVideo: PROVIDER,
  bulkRestoreGbsVideos: PROVIDER,
  getPresignedUrl: ROLES_WITH_RIGHTS,
} as const satisfies Record<string, CallAccess>

export type Operation = keyof typeof CALLS

/** Calls, besides those of anyone, of a person who must set up a second factor before anything else. */
const CALLS_BEFORE_SETUP: readonly Operation[] = [
  'logout',
  'me',
  'clientAppearance',
  'updateMyLanguage',
  'mySecurity',
  'startSecondFactor',
  'confirmSecondFactor',
]

export const mayCallBeforeSetup = (operation: string): boolean =>
  mayCall(null, operation) || CALLS_BEFORE_SETUP.some((allowed) => allowed === operation)

const UPLOADS: Record<UploadKind, readonly Role[]> = {
  CLIENT_LOGO: PROVIDER,
  GBS_VIDEO: PROVIDER,
  OBSERVATION_VIDEO: ROLES_WITH_RIGHTS,
}

/** Returns the page shown after signing in and opened by the logo. */
export const homePathOf = (role: Role): PagePattern =>
  role === 'CLIENT_OBSERVEE' || role === 'CLIENT_USER' ? '/allobservations' : '/home'

export const menuOf = (role: Role | null): readonly MenuItem[] => (role ? MENU[role] : LEGAL)

/** Returns the items of the bar at the bottom of a phone, in order; none: there is no bar. */
export const phoneBarOf = (role: Role): readonly MenuItem[] =>
  mayOpen(role, '/allobservations/addObservation') && !SUPER_USERS.includes(role) ? PHONE_BAR : []

/** Cached: a page asks for each item of its menu, and for each of its links. */
export const matchPage = memoize(
  (path: string): PagePattern | null => matchPath(PATTERNS, path),
  MAX_PATHS,
)

/** `role` null: not signed in. False for everybody when the path is not a page. */
export const mayOpen = (role: Role | null, path: string): boolean => {
  const page = matchPage(path)
  if (!page) return false
  const access: PageAccess = PAGES[page]
  return access === 'public' || (role !== null && access.includes(role))
}

/**
 * Returns where to redirect from a path that the role may not open; null: no redirect (the page opens, or the role's
 * home is closed too).
 */
export const redirectFor = (role: Role | null, path: string): PagePattern | null => {
  if (mayOpen(role, path)) return null
  if (role === null) return '/'
  return mayOpen(role, homePathOf(role)) ? homePathOf(role) : null
}

export const mayCall = (role: Role | null, operation: string): boolean => {
  const access: CallAccess | undefined = Object.hasOwn(CALLS, operation)
    ? CALLS[operation as Operation]
    : undefined
  if (access === 'anyone') return true
  return role !== null && (access === 'signed in' || (access?.includes(role) ?? false))
}

export const mayUpload = (role: Role, kind: UploadKind): boolean => UPLOADS[kind].includes(role)
