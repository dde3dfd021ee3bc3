import { expect, it } from 'vitest'
import { guardedSchema } from './schema.ts'

/** May only shrink: take a name out when its drawer answers it, and never put one in. */
const NOT_AVAILABLE_YET = [
  'allCampaigns',
  'allUsers',
  'analyticsByDepartment',
  'analyticsByLocation',
  'analyticsByTask',
  'analyticsByUser',
  'bulkDeleteCampaigns',
  'bulkDeleteUsers',
  'createCampaign',
  'createUser',
  'deleteCampaign',
  'deleteGbsVideo',
  'deleteUser',
  'exportJob',
  'getAllGbsVideosByClientId',
  'getCampaign',
  'getGbsVideosById',
  'getIncorrectObservationsByClient',
  'getObservationsByClient',
  'getUserById',
  'importDepartments',
  'importEmployeeIdsFromCsv',
  'importLocations',
  'importUsers',
  'lineGraphObservationsSummary',
  'pieChartObservationsSummary',
  'resetUserPassword',
  'sendHelpRequest',
  'totalCampaigns',
  'totalGbsVideos',
  'totalUsers',
  'triggerExportObservations',
  'triggerGetUsersForExport',
  'updateCampaign',
  'updateGbsVideo',
  'updateObservation',
  'updateUser',
  'updateVideo',
  'updateVideoConfinedSpace',
  'updateVideoLiftTimes',
  'uploadGbsVideo',
]

it('answers every operation of spec 7 but these', () => {
  expect(guardedSchema().notAvailableYet.toSorted()).toEqual(NOT_AVAILABLE_YET.toSorted())
})
