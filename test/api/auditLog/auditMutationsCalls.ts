/** Every mutation once, so that it succeeds: what it needs is made first, and the call is made when it is asked for. */
import { v7 as uuid } from 'uuid'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment } from '#server/app/factories/buildDepartment.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildLocation } from '#server/app/factories/buildLocation.ts'
import { buildNotification } from '#server/app/factories/buildNotification.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { account, actor, api } from '#test/support/api.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  nextMinute,
  createObservation,
  ALL_CORRECT,
  uploadVideo,
} from '../../support/scenarios/observationCalls.ts'
import {
  preparedAnonymously,
  preparedAs,
  type AuditScenario,
  deletion,
  bulkDeletion,
  type Prepare,
  update,
  videoCall,
} from './auditMutationsMaking.ts'
import { IMPORT_CALLS } from './auditMutationsImports.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { newPerson } from '../users/userCalls.ts'

const subscriber = async (of: AuditScenario) => {
  const { settings } = await api()
  const person = { clientId: of.client.id, userId: of.admin.id, kind: 'weeklySummary' } as const
  return unsubscribeTokens(settings.tokenSecret).sign(person)
}

const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribe(token: $token) { mail } }'
const location = ({ db, of }: AuditScenario) => buildLocation(db, of)
const department = ({ db, of, north }: AuditScenario) =>
  buildDepartment(db, { ...of, locations: [north.id] })
const person = ({ db, of }: AuditScenario) => buildUser(db, of)
const task = ({ db, of }: AuditScenario) => buildTask(db, of)
const campaign = ({ db, of }: AuditScenario) => buildCampaign(db, of)
const observation = async (of: AuditScenario) => (await manualObservation(of)).observation
const clientToDelete = ({ db }: AuditScenario) => buildClient(db)
const ownJob =
  (name: string, state: 'waiting' | 'cancelled'): Prepare =>
  async ({ db, of, admin }) => {
    const { id } = await buildJob(db, { ...of, user_id: admin.id, state })
    return preparedAs(admin, `mutation ($id: ID!) { ${name}(id: $id) { state } }`, { id })
  }
const SPRING = {
  campaignName: 'Spring',
  typeOfCampaign: 'ManualObservation',
  startDate: '2026-03-01',
  frequency: 'monthly',
}

export const MUTATION_CALLS: Readonly<Record<string, Prepare>> = {
  ...IMPORT_CALLS,
  login: async ({ client }) => {
    const { email, password } = await account('CLIENT_USER', client)
    return preparedAnonymously(
      `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`,
      { loginData: { email, password } },
    )
  },
  logout: async ({ client }) =>
    preparedAs(await actor('CLIENT_USER', client), 'mutation { logout }'),
  refreshToken: async ({ admin }) =>
    preparedAnonymously(
      'mutation ($token: String!) { refreshToken(refreshTokenInput: { refreshToken: $token }) { access_token } }',
      { token: admin.refreshToken },
    ),
  forgotPassword: async ({ admin }) =>
    preparedAnonymously('mutation ($email: String!) { forgotPassword(email: $email) }', {
      email: admin.email,
    }),
  resetPassword: async ({ admin }) => {
    const { post, mails, drainBackgroundWork } = await api()
    await post(`mutation { forgotPassword(email: "${admin.email}") }`)
    await drainBackgroundWork()
    const mail = mails.findLast(({ to }) => to.address === admin.email)
    const token = /\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    return preparedAnonymously(
      `mutation ($token: String!) {
        resetPassword(resetPasswordInput: { resetToken: $token, password: "another password" }) }`,
      { token },
    )
  },
  sendHelpRequest: async ({ admin }) =>
    preparedAs(admin, 'mutation ($input: HelpRequestInput!) { sendHelpRequest(input: $input) }', {
      input: { subject: 'A question', message: 'How are people observed who have no account?' },
    }),
  unsubscribe: async (of) => preparedAnonymously(UNSUBSCRIBE, { token: await subscriber(of) }),
  resubscribe: async (of) => {
    const token = await subscriber(of)
    await (await preparedAnonymously(UNSUBSCRIBE, { token })).call()
    return preparedAnonymously(
      'mutation ($token: String!) { resubscribe(token: $token) { mail } }',
      { token },
    )
  },
  readNotifications: async ({ db, of, admin }) => {
    const { id } = await buildNotification(db, { ...of, user_id: admin.id })
    return preparedAs(admin, 'mutation ($ids: [ID!]!) { readNotifications(ids: $ids) }', {
      ids: [id],
    })
  },
  triggerExportObservations: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerExportObservations(format: CSV) { state } }'),
  triggerGetUsersForExport: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerGetUsersForExport(format: EXCEL) { state } }'),
  cancelJob: ownJob('cancelJob', 'waiting'),
  repeatJob: ownJob('repeatJob', 'cancelled'),
  getPresignedUrl: async ({ admin }) =>
    preparedAs(
      admin,
      'mutation ($urlInput: UrlInput!) { getPresignedUrl(urlInput: $urlInput) { url } }',
      {
        urlInput: { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' },
      },
    ),

  createClient: async (of) => ({
    ...preparedAs(
      of.provider,
      'mutation ($input: ClientInput!) { row: createClient(input: $input) { id } }',
      {
        input: { companyName: `Company ${uuid()}` },
      },
    ),
    clientOf: ({ data }) => data.row.id,
  }),
  updateClient: update(
    'updateClient',
    'provider',
    async () => ({ companyName: `Renamed ${uuid()}` }),
    async (of) => of.client,
  ),
  ...deletion('Client', 'provider', async (of) => of.client),
  bulkDeleteClients: async (of) => {
    const { id } = await clientToDelete(of)
    return {
      ...preparedAs(of.provider, 'mutation ($ids: [ID!]!) { bulkDeleteClients(ids: $ids) }', {
        ids: [id, of.client.id],
      }),
      clientOf: () => id,
    }
  },

  createLocation: update('createLocation', 'admin', { name: 'Ramp' }),
  updateLocation: update('updateLocation', 'admin', { name: 'Renamed' }, location),
  ...deletion('Location', 'admin', location),
  ...bulkDeletion('Locations', 'admin', location),
  createDepartment: update('createDepartment', 'admin', async ({ north }) => ({
    name: 'Packing',
    locationIds: [north.id],
  })),
  updateDepartment: update(
    'updateDepartment',
    'admin',
    async ({ south }) => ({ name: 'Renamed', locationIds: [south.id] }),
    department,
  ),
  ...deletion('Department', 'admin', department),
  ...bulkDeletion('Departments', 'admin', department),

  createUser: update('createUser', 'admin', async ({ north }) => ({
    ...newPerson(),
    locationIds: [north.id],
  })),
  updateUser: update(
    'updateUser',
    'admin',
    async ({ north }) => ({ ...newPerson(), locationIds: [north.id] }),
    person,
  ),
  resetUserPassword: async (of) =>
    preparedAs(
      of.admin,
      'mutation ($id: ID!) { resetUserPassword(id: $id, input: { password: "a new password" }) }',
      {
        id: (await person(of)).id,
      },
    ),
  ...deletion('User', 'admin', person),
  ...bulkDeletion('Users', 'admin', person),

  createTask: update('createTask', 'provider', async ({ north }) => ({
    name: 'Carry',
    locationIds: [north.id],
  })),
  updateTask: update(
    'updateTask',
    'provider',
    async ({ north, admin }) => ({ name: 'Carry', locationIds: [north.id], userIds: [admin.id] }),
    task,
  ),
  ...deletion('Task', 'provider', task),
  ...bulkDeletion('Tasks', 'provider', task),

  createCampaign: update('createCampaign', 'admin', SPRING),
  updateCampaign: update(
    'updateCampaign',
    'admin',
    async ({ admin }) => ({ ...SPRING, filteredUsers: true, selectedUsers: [admin.id] }),
    campaign,
  ),
  ...deletion('Campaign', 'admin', campaign),
  ...bulkDeletion('Campaigns', 'admin', campaign),

  uploadGbsVideo: update('uploadGbsVideo', 'provider', async (of) => ({
    title: 'How to lift',
    fileLocation: await uploadFile(of.provider, 'GBS_VIDEO', FILM),
  })),
  updateGbsVideo: update('updateGbsVideo', 'provider', { title: 'How to push' }, ({ db, of }) =>
    buildGbsVideo(db, of),
  ),
  ...deletion('GbsVideo', 'provider', async ({ db, of }) => {
    const video = await buildGbsVideo(db, of)
    await buildTask(db, { ...of, gbs_video_id: video.id })
    return video
  }),

  uploadVideo: async ({ admin }) => ({ call: () => uploadVideo(admin) }),
  createObservation: async ({ admin, north, goodsIn, lift }) => {
    const { data } = await uploadVideo(admin, ALL_CORRECT)
    const input = {
      date: nextMinute(),
      location_id: north.id,
      department_id: goodsIn.id,
      task_id: lift.id,
      unlinked_observee_name: 'Sam',
      review_type: 'MANUAL_TASK',
      video_id: data.uploadVideo.id,
    }
    return { call: () => createObservation(admin, input) }
  },
  updateObservation: update('updateObservation', 'admin', { is_inside_base: false }, observation),
  ...deletion('Observation', 'admin', observation),
  ...bulkDeletion('Observations', 'admin', observation),
  updateVideo: videoCall('updateVideo', { isTwisting: true }),
  updateVideoLiftTimes: videoCall('updateVideoLiftTimes', { startTime: 1, endTime: 2 }),
  updateVideoConfinedSpace: videoCall('updateVideoConfinedSpace', { isConfinedSpace: true }),
}
