import { buildSchema, type GraphQLField } from 'graphql'
import { describe, expect, it } from 'vitest'
import { CALLS } from '#domain/access.ts'
import { typeDefs } from './generated/typeDefs.ts'

const schema = buildSchema(typeDefs)
const queries = schema.getQueryType()?.getFields() ?? {}
const mutations = schema.getMutationType()?.getFields() ?? {}

const shapesOf = (fields: Record<string, GraphQLField<unknown, unknown>>) =>
  Object.values(fields)
    .map(({ name, args }) => [name, ...args.map((arg) => arg.name)].join(' '))
    .sort()

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .sort()

/** Operations with their arguments. */
const QUERIES = `
  me
  mySecurity
  userSecurity userId
  allClients input
  totalClients input
  nonPaginatedClientsByDeletedAt
  getClientById id
  gettingStarted clientId
  clientAppearance clientId
  filterFormData clientId
  searchEverything clientId search observed take
  allCampaigns filter input
  totalCampaigns filter input
  getCampaign id
  getCampaignsForObservation input
  allDepartments filter input
  totalDepartments filter input
  getDepartmentById id
  allLocations filter input
  totalLocations filter input
  getLocationById id
  allTasks filter input departmentAndLocationFilter includeObservationCount
  totalTasks filter input
  getTaskById id
  getTasksForObservation input
  observationChoices clientId
  allUsers filter input where
  totalUsers filter input where
  getUserById id
  deletionEffects entity ids
  legalHolds subject subjectId
  erasurePreview userId
  retentionPreview clientId recordingRetentionDays observationRetentionDays
  getUsersByTask input taskId search take skip
  getUsersByDepartmentAndLocation input
  allObservations filter input
  totalObservations filter input upTo
  calibrationClips clientId take skip
  totalCalibrationClips clientId
  calibrationQueue
  myCalibration
  userCalibration userId
  totalToReview filter input
  getObservationById id
  peopleToMention observationId search
  savedViews clientId
  pieChartObservationsSummary filter input
  lineGraphObservationsSummary filter input
  getMostRecentObservations input
  getObservationsByClient input
  getIncorrectObservationsByClient input
  analyticsByDepartment filter input sort
  analyticsByLocation filter input sort
  analyticsByTask filter input sort
  analyticsByUser filter input sort
  allFollowUps filter input
  totalFollowUps filter input
  getFollowUp id
  followUpTotals clientId closedFrom closedTo
  aiAccuracy filter input
  taskAnalysis by filter clientId
  taskActions clientId where take skip
  totalTaskActions clientId where
  taskActionOwners taskId locationId search take
  skeletonMisfits filter input
  getGbsVideosById id
  getAllGbsVideosByClientId filter input
  totalGbsVideos filter input
  getGbsVideoByTaskId taskId
  myData
  exportJob id
  myJobs take skip
  serverStatus
  failedJobs take skip
  totalFailedJobs
  totalMyJobs
  previewCampaign input id
  myNotifications take skip
  totalMyNotifications unreadOnly
  allAuditEntries filter input
  totalAuditEntries filter input
  auditChain clientId`

const MUTATIONS = `
  login loginData
  refreshToken refreshTokenInput
  logout
  updateMyLanguage language
  startSecondFactor password
  confirmSecondFactor code
  renewRecoveryCodes code
  removeSecondFactor code
  endMyDevice id
  endMyOtherDevices
  endUserDevice userId id
  resetSecondFactor userId
  checkAuditChain clientId
  resetPassword resetPasswordInput
  forgotPassword email
  sendHelpRequest input
  unsubscribe token
  resubscribe token
  readNotifications ids
  createCampaign input
  updateCampaign id input expectedUpdatedAt
  deleteCampaign id
  bulkDeleteCampaigns ids
  restoreCampaign id
  bulkRestoreCampaigns ids
  createClient input
  dismissGettingStarted clientId
  updateClient id input expectedUpdatedAt
  deleteClient id
  bulkDeleteClients ids
  restoreClient id
  bulkRestoreClients ids
  createDepartment input
  updateDepartment id input expectedUpdatedAt
  deleteDepartment id
  bulkDeleteDepartments ids
  restoreDepartment id
  bulkRestoreDepartments ids
  importDepartments input
  createLocation input
  updateLocation id input expectedUpdatedAt
  deleteLocation id
  bulkDeleteLocations ids
  restoreLocation id
  bulkRestoreLocations ids
  importLocations input
  createTask input
  updateTask id input expectedUpdatedAt
  deleteTask id
  bulkDeleteTasks ids
  restoreTask id
  bulkRestoreTasks ids
  createUser input
  updateUser id input expectedUpdatedAt
  deleteUser id
  bulkDeleteUsers ids
  restoreUser id
  bulkRestoreUsers ids
  importUsers input
  importEmployeeIdsFromCsv input
  resetUserPassword id input
  sendInvitation userId
  triggerGetUsersForExport filter input where format
  createObservation input idempotencyKey
  updateObservation id input expectedUpdatedAt
  takeBackObservation id
  deleteObservation id
  bulkDeleteObservations ids
  restoreObservation id
  bulkRestoreObservations ids
  createTaskAction input
  updateTaskAction id input expectedUpdatedAt
  finishTaskAction id
  reopenTaskAction id
  deleteTaskAction id
  openFollowUp input
  updateFollowUp id input expectedUpdatedAt
  markFollowUpSeen id
  finishCoaching id agreed
  deleteFollowUp id
  bulkDeleteFollowUps ids
  restoreFollowUp id
  bulkRestoreFollowUps ids
  contestObservation id reason
  claimReviews filter input order keptIds skippedIds
  submitBlindReview observationId answers
  triggerExportPersonalData userId
  answerContest id text
  createCalibrationClip observationId verdict note
  agreeCalibrationClip id
  retireCalibrationClip id
  answerCalibrationClip id verdict
  createSavedView clientId input
  updateSavedView id input
  deleteSavedView id
  mailSavedView id isWeekly
  createComment observationId input
  updateComment id input
  deleteComment id
  resolveComment id isResolved
  triggerExportObservations filter input format
  triggerExportList list input format
  triggerJudgeAgain clientId apply
  placeLegalHold input
  endLegalHold id
  erasePerson userId confirmation
  getImportUrl size
  startImport input
  confirmImport id invite
  cancelJob id
  repeatJob id
  runJobAgain id
  uploadVideo input idempotencyKey
  updateVideo id input expectedUpdatedAt
  updateVideoLiftTimes id input expectedUpdatedAt
  updateVideoConfinedSpace id input expectedUpdatedAt
  updateVideoSkeletonFit id input expectedUpdatedAt
  startVideoAnalysis id
  completeVideoAnalysis id input idempotencyKey
  failVideoAnalysis id error
  uploadGbsVideo input
  updateGbsVideo id input expectedUpdatedAt
  deleteGbsVideo id
  restoreGbsVideo id
  bulkRestoreGbsVideos ids
  getPresignedUrl urlInput`

describe('the calls', () => {
  it('[12.10] are the queries by name and arguments, and no others', () => {
    expect(shapesOf(queries)).toEqual(lines(QUERIES))
  })

  it('[12.10] are the mutations by name and arguments, and no others', () => {
    expect(shapesOf(mutations)).toEqual(lines(MUTATIONS))
  })

  it('[12.6] have one row each in the access table, which has no other rows', () => {
    expect(Object.keys(CALLS).sort()).toEqual(
      [...Object.keys(queries), ...Object.keys(mutations)].sort(),
    )
  })
})
