/** Every mutation once, so that it succeeds: what it needs is made first, and the call is made when it is asked for. */
import { v7 as uuid } from 'uuid'
import { buildCampaign } from '#server/demo/factories/buildCampaign.ts'
import { buildClient } from '#server/demo/factories/buildClient.ts'
import { buildDepartment } from '#server/demo/factories/buildDepartment.ts'
import { buildJob } from '#server/demo/factories/buildJob.ts'
import { buildGbsVideo } from '#server/demo/factories/buildGbsVideo.ts'
import { buildLocation } from '#server/demo/factories/buildLocation.ts'
import { buildNotification } from '#server/demo/factories/buildNotification.ts'
import { buildTask } from '#server/demo/factories/buildTask.ts'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { unsubscribeTokens } from '#server/mail/unsubscribeToken.ts'
import { account, actor, api } from '#test/support/api.ts'
import { FILM, sent } from '#test/support/uploading.ts'
import { anotherMinute, createObservation, RIGHT, uploadVideo } from './addObservationWorld.ts'
import {
  anybody,
  as,
  type Company,
  deletes,
  deletesBoth,
  type Prepare,
  saves,
  videoCall,
} from './auditMutationsMaking.ts'
import { IMPORT_CALLS } from './auditMutationsImports.ts'
import { byHand } from './updateObservationWorld.ts'
import { newPerson } from './usersCalls.ts'

const subscriber = async (of: Company) => {
  const { settings } = await api()
  const person = { clientId: of.client.id, userId: of.admin.id, kind: 'weeklySummary' } as const
  return unsubscribeTokens(settings.tokenSecret).sign(person)
}

const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribe(token: $token) { mail } }'
const location = ({ db, of }: Company) => buildLocation(db, of)
const department = ({ db, of, north }: Company) =>
  buildDepartment(db, { ...of, locations: [north.id] })
const person = ({ db, of }: Company) => buildUser(db, of)
const task = ({ db, of }: Company) => buildTask(db, of)
const campaign = ({ db, of }: Company) => buildCampaign(db, of)
const observation = async (of: Company) => (await byHand(of)).observation
const closing = ({ db }: Company) => buildClient(db)
const ownJob =
  (name: string, state: 'waiting' | 'cancelled'): Prepare =>
  async ({ db, of, admin }) => {
    const { id } = await buildJob(db, { ...of, user_id: admin.id, state })
    return as(admin, `mutation ($id: ID!) { ${name}(id: $id) { state } }`, { id })
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
    return anybody(
      `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`,
      { loginData: { email, password } },
    )
  },
  logout: async ({ client }) => as(await actor('CLIENT_USER', client), 'mutation { logout }'),
  refreshToken: async ({ admin }) =>
    anybody(
      'mutation ($token: String!) { refreshToken(refreshTokenInput: { refreshToken: $token }) { access_token } }',
      { token: admin.refreshToken },
    ),
  forgotPassword: async ({ admin }) =>
    anybody('mutation ($email: String!) { forgotPassword(email: $email) }', { email: admin.email }),
  resetPassword: async ({ admin }) => {
    const { post, mails, settled } = await api()
    await post(`mutation { forgotPassword(email: "${admin.email}") }`)
    await settled()
    const mail = mails.findLast(({ to }) => to.address === admin.email)
    const token = /\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    return anybody(
      `mutation ($token: String!) {
        resetPassword(resetPasswordInput: { resetToken: $token, password: "another password" }) }`,
      { token },
    )
  },
  sendHelpRequest: async ({ admin }) =>
    as(admin, 'mutation ($input: HelpRequestInput!) { sendHelpRequest(input: $input) }', {
      input: { subject: 'A question', message: 'How are people observed who have no account?' },
    }),
  unsubscribe: async (of) => anybody(UNSUBSCRIBE, { token: await subscriber(of) }),
  resubscribe: async (of) => {
    const token = await subscriber(of)
    await (await anybody(UNSUBSCRIBE, { token })).call()
    return anybody('mutation ($token: String!) { resubscribe(token: $token) { mail } }', { token })
  },
  readNotifications: async ({ db, of, admin }) => {
    const { id } = await buildNotification(db, { ...of, user_id: admin.id })
    return as(admin, 'mutation ($ids: [ID!]!) { readNotifications(ids: $ids) }', { ids: [id] })
  },
  triggerExportObservations: async ({ admin }) =>
    as(admin, 'mutation { triggerExportObservations(format: CSV) { state } }'),
  triggerGetUsersForExport: async ({ admin }) =>
    as(admin, 'mutation { triggerGetUsersForExport(format: EXCEL) { state } }'),
  cancelJob: ownJob('cancelJob', 'waiting'),
  repeatJob: ownJob('repeatJob', 'cancelled'),
  getPresignedUrl: async ({ admin }) =>
    as(admin, 'mutation ($urlInput: UrlInput!) { getPresignedUrl(urlInput: $urlInput) { url } }', {
      urlInput: { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' },
    }),

  createClient: async (of) => ({
    ...as(
      of.provider,
      'mutation ($input: ClientInput!) { row: createClient(input: $input) { id } }',
      {
        input: { companyName: `Company ${uuid()}` },
      },
    ),
    clientOf: ({ data }) => data.row.id,
  }),
  updateClient: saves(
    'updateClient',
    'provider',
    async () => ({ companyName: `Renamed ${uuid()}` }),
    async (of) => of.client,
  ),
  ...deletes('Client', 'provider', async (of) => of.client),
  bulkDeleteClients: async (of) => {
    const { id } = await closing(of)
    return {
      ...as(of.provider, 'mutation ($ids: [ID!]!) { bulkDeleteClients(ids: $ids) }', {
        ids: [id, of.client.id],
      }),
      clientOf: () => id,
    }
  },

  createLocation: saves('createLocation', 'admin', { name: 'Ramp' }),
  updateLocation: saves('updateLocation', 'admin', { name: 'Renamed' }, location),
  ...deletes('Location', 'admin', location),
  ...deletesBoth('Locations', 'admin', location),
  createDepartment: saves('createDepartment', 'admin', async ({ north }) => ({
    name: 'Packing',
    locationIds: [north.id],
  })),
  updateDepartment: saves(
    'updateDepartment',
    'admin',
    async ({ south }) => ({ name: 'Renamed', locationIds: [south.id] }),
    department,
  ),
  ...deletes('Department', 'admin', department),
  ...deletesBoth('Departments', 'admin', department),

  createUser: saves('createUser', 'admin', async ({ north }) => ({
    ...newPerson(),
    locationIds: [north.id],
  })),
  updateUser: saves(
    'updateUser',
    'admin',
    async ({ north }) => ({ ...newPerson(), locationIds: [north.id] }),
    person,
  ),
  resetUserPassword: async (of) =>
    as(
      of.admin,
      'mutation ($id: ID!) { resetUserPassword(id: $id, input: { password: "a new password" }) }',
      {
        id: (await person(of)).id,
      },
    ),
  ...deletes('User', 'admin', person),
  ...deletesBoth('Users', 'admin', person),

  createTask: saves('createTask', 'provider', async ({ north }) => ({
    name: 'Carry',
    locationIds: [north.id],
  })),
  updateTask: saves(
    'updateTask',
    'provider',
    async ({ north, admin }) => ({ name: 'Carry', locationIds: [north.id], userIds: [admin.id] }),
    task,
  ),
  ...deletes('Task', 'provider', task),
  ...deletesBoth('Tasks', 'provider', task),

  createCampaign: saves('createCampaign', 'admin', SPRING),
  updateCampaign: saves(
    'updateCampaign',
    'admin',
    async ({ admin }) => ({ ...SPRING, filteredUsers: true, selectedUsers: [admin.id] }),
    campaign,
  ),
  ...deletes('Campaign', 'admin', campaign),
  ...deletesBoth('Campaigns', 'admin', campaign),

  uploadGbsVideo: saves('uploadGbsVideo', 'provider', async (of) => ({
    title: 'How to lift',
    fileLocation: await sent(of.provider, 'GBS_VIDEO', FILM),
  })),
  updateGbsVideo: saves('updateGbsVideo', 'provider', { title: 'How to push' }, ({ db, of }) =>
    buildGbsVideo(db, of),
  ),
  ...deletes('GbsVideo', 'provider', async ({ db, of }) => {
    const video = await buildGbsVideo(db, of)
    await buildTask(db, { ...of, gbs_video_id: video.id })
    return video
  }),

  uploadVideo: async ({ admin }) => ({ call: () => uploadVideo(admin) }),
  createObservation: async ({ admin, north, goodsIn, lift }) => {
    const { data } = await uploadVideo(admin, RIGHT)
    const input = {
      date: anotherMinute(),
      location_id: north.id,
      department_id: goodsIn.id,
      task_id: lift.id,
      unlinked_observee_name: 'Sam',
      review_type: 'MANUAL_TASK',
      video_id: data.uploadVideo.id,
    }
    return { call: () => createObservation(admin, input) }
  },
  updateObservation: saves('updateObservation', 'admin', { is_inside_base: false }, observation),
  ...deletes('Observation', 'admin', observation),
  ...deletesBoth('Observations', 'admin', observation),
  updateVideo: videoCall('updateVideo', { isTwisting: true }),
  updateVideoLiftTimes: videoCall('updateVideoLiftTimes', { startTime: 1, endTime: 2 }),
  updateVideoConfinedSpace: videoCall('updateVideoConfinedSpace', { isConfinedSpace: true }),
}
