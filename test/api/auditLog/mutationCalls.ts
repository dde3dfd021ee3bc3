/** Prepares the calls of mutations for the tests of their audit entries. */
import { v7 as uuid } from 'uuid'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { account, actor, api } from '#test/support/api.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'
import {
  ALL_CORRECT,
  createObservation,
  nextMinute,
  recordObservation,
  uploadVideo,
} from '../../support/scenarios/observationCalls.ts'
import {
  analysisOf,
  completeAnalysis,
  failAnalysis,
  recordAnalysed,
  setSkeletonFit,
  startAnalysis,
} from '../../support/scenarios/analysisCalls.ts'
import { aiObservation, manualObservation } from '../../support/scenarios/storedObservations.ts'
import { placeOf, buildTwoSites, providerActor } from '../../support/scenarios/twoSites.ts'
import { CALLS, csv, runCheck, uploadImportFile } from '../imports/importScenario.ts'
import {
  type AuditScenario,
  deletion,
  deletionsAndRestorations,
  type Prepare,
  type PreparedCall,
  preparedAs,
  restoration,
} from './deletionCalls.ts'
import { DATA_PROTECTION_CALLS } from './dataProtectionCalls.ts'
import { newPerson } from '../users/userCalls.ts'
import { SECURITY_CALLS } from './securityCalls.ts'

const { post, settings, mails, drainBackgroundWork } = await api()

/** Creates a separate scenario for each test of a mutation. */
export async function buildAuditScenario(): Promise<AuditScenario> {
  const scenario = await buildTwoSites({ ai_enabled: true })
  return {
    ...scenario,
    admin: await actor('CLIENT_SUPER_USER', scenario.client),
    provider: await providerActor(),
  }
}

const preparedAnonymously = async (document: string, variables: object): Promise<PreparedCall> => {
  return { call: () => post(document, variables, { from: '198.51.103.7' }) }
}

const update =
  (
    name: string,
    who: 'admin' | 'provider',
    input: object | ((of: AuditScenario) => Promise<object>),
    build?: (of: AuditScenario) => Promise<{ id: string }>,
  ): Prepare =>
  async (of) => {
    const given = typeof input === 'function' ? await input(of) : input
    const type = INPUTS[name] ?? `${name.replace(/^(create|update|upload)/, '')}Input`
    if (build)
      return preparedAs(
        of[who],
        `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
        {
          id: (await build(of)).id,
          input: given,
        },
      )
    return preparedAs(
      of[who],
      `mutation ($input: ${type}!) { row: ${name}(input: $input) { id } }`,
      {
        input: { clientId: of.client.id, ...given },
      },
    )
  }

const INPUTS: Readonly<Record<string, string>> = { updateObservation: 'UpdateObservationInput' }

const videoCall =
  (name: string, input: object): Prepare =>
  async (of) => {
    const { video } = await manualObservation(of)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    return preparedAs(
      of.admin,
      `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`,
      { id: video.id, input },
    )
  }

const FILE = csv('name,parent', `Imported ${uuid()},`)

const inCompany = ({ provider, client }: AuditScenario) => ({ provider, clientId: client.id })

const locationsFile = (of: AuditScenario) =>
  ({ ...inCompany(of), kind: 'LOCATIONS', content: FILE }) as const

const rows =
  (name: keyof typeof CALLS, row: (of: AuditScenario) => Promise<object>): Prepare =>
  async (of) =>
    preparedAs(of.provider, CALLS[name], {
      input: { clientId: of.client.id, rows: [await row(of)] },
    })

/** Mutations of imports; same shape as MUTATION_CALLS. */
const IMPORT_CALLS: Readonly<Record<string, Prepare>> = {
  getImportUrl: async ({ provider }) => preparedAs(provider, CALLS.getImportUrl, { size: 100 }),
  startImport: async (of) => {
    const filename = await uploadImportFile(of.provider, FILE)
    const input = { clientId: of.client.id, kind: 'LOCATIONS', filename }
    return preparedAs(of.provider, CALLS.startImport, { input })
  },
  confirmImport: async (of) => {
    const { id } = await runCheck(locationsFile(of))
    return preparedAs(of.provider, CALLS.confirmImport, { id })
  },
  importLocations: rows('importLocations', async () => ({ name: `Imported ${uuid()}` })),
  importDepartments: rows('importDepartments', async ({ north }) => ({
    name: `Imported ${uuid()}`,
    locations: [north.name],
  })),
  importUsers: rows('importUsers', async () => ({
    firstname: 'Iris',
    lastname: 'Imported',
    email: `${uuid()}@example.com`,
    type: 'CLIENT_USER',
  })),
  importEmployeeIdsFromCsv: rows('importEmployeeIdsFromCsv', async ({ db, of }) => ({
    email: (await buildUser(db, of)).email,
    employee_id: uuid(),
  })),
}

const subscriber = async (of: AuditScenario) => {
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

/** Every mutation once, with valid input: records that it needs are created when the call is prepared. */
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
  ...SECURITY_CALLS,
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
  checkAuditChain: async ({ admin }) =>
    preparedAs(admin, 'mutation { checkAuditChain { progress } }'),
  triggerExportObservations: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerExportObservations(format: CSV) { state } }'),
  triggerGetUsersForExport: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerGetUsersForExport(format: EXCEL) { state } }'),
  triggerExportList: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerExportList(list: TASKS, format: CSV) { state } }'),
  triggerJudgeAgain: async ({ admin }) =>
    preparedAs(admin, 'mutation { triggerJudgeAgain(apply: true) { state } }'),
  ...DATA_PROTECTION_CALLS,
  cancelJob: ownJob('cancelJob', 'waiting'),
  repeatJob: ownJob('repeatJob', 'cancelled'),
  runJobAgain: async ({ db, provider }) => {
    const { id } = await buildJob(db, { kind: 'mail.passwordReset', state: 'failed' })
    return preparedAs(provider, `mutation { runJobAgain(id: "${id}") }`)
  },
  sendHeldMail: async ({ provider }) => preparedAs(provider, 'mutation { sendHeldMail }'),
  getPresignedUrl: async ({ admin }) =>
    preparedAs(
      admin,
      'mutation ($urlInput: UrlInput!) { getPresignedUrl(urlInput: $urlInput) { url } }',
      {
        urlInput: { videoFolderType: 'OBSERVATION_VIDEO', mimeType: 'video/mp4' },
      },
    ),

  dismissGettingStarted: async ({ admin }) =>
    preparedAs(admin, 'mutation { dismissGettingStarted }'),
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
  ...restoration('Client', 'provider', async (of) => of.client, 1),
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
  ...deletionsAndRestorations('Location', 'admin', location),
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
  ...deletionsAndRestorations('Department', 'admin', department),

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
  sendInvitation: async (of) => {
    const { id } = await buildUser(of.db, { ...of.of, password_hash: null })
    return preparedAs(of.admin, `mutation { sendInvitation(userId: "${id}") { id } }`)
  },
  ...deletionsAndRestorations('User', 'admin', person),

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
  ...deletionsAndRestorations('Task', 'provider', task),

  createCampaign: update('createCampaign', 'admin', SPRING),
  updateCampaign: update(
    'updateCampaign',
    'admin',
    async ({ admin }) => ({ ...SPRING, filteredUsers: true, selectedUsers: [admin.id] }),
    campaign,
  ),
  ...deletionsAndRestorations('Campaign', 'admin', campaign),

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
  ...restoration('GbsVideo', 'provider', ({ db, of }) => buildGbsVideo(db, of)),

  uploadVideo: async ({ admin }) => ({ call: () => uploadVideo(admin) }),
  createObservation: async ({ admin, ...sites }) => {
    const { data } = await uploadVideo(admin, ALL_CORRECT)
    const input = {
      date: nextMinute(),
      ...placeOf(sites),
      unlinked_observee_name: 'Sam',
      review_type: 'MANUAL_TASK',
      video_id: data.uploadVideo.id,
    }
    return { call: () => createObservation(admin, input) }
  },
  takeBackObservation: async ({ admin, ...sites }) => {
    const { data } = await recordObservation(admin, {
      date: nextMinute(),
      ...placeOf(sites),
      unlinked_observee_name: 'Sam',
      review_type: 'MANUAL_TASK',
    })
    return preparedAs(admin, 'mutation ($id: ID!) { takeBackObservation(id: $id) { id } }', {
      id: data.createObservation.id,
    })
  },
  updateObservation: update('updateObservation', 'admin', { is_inside_base: false }, observation),
  ...deletionsAndRestorations('Observation', 'admin', observation),
  updateVideo: videoCall('updateVideo', { isTwisting: true }),
  updateVideoLiftTimes: videoCall('updateVideoLiftTimes', { startTime: 1, endTime: 2 }),
  updateVideoConfinedSpace: videoCall('updateVideoConfinedSpace', { isConfinedSpace: true }),
  updateVideoSkeletonFit: async (of) => {
    const { videoId } = await recordAnalysed(of.admin, of, { analysis: await analysisOf(of.admin) })
    return { call: () => setSkeletonFit(of.admin, videoId, false) }
  },
  startVideoAnalysis: async (of) => {
    const { video } = await aiObservation(of)
    return { call: () => startAnalysis(of.admin, video.id) }
  },
  completeVideoAnalysis: async (of) => {
    const { video } = await aiObservation(of)
    const input = await analysisOf(of.admin)
    return { call: () => completeAnalysis(of.admin, video.id, input) }
  },
  failVideoAnalysis: async (of) => {
    const { video } = await aiObservation(of)
    return { call: () => failAnalysis(of.admin, video.id) }
  },
}
