/** A valid form of each that makes or changes a record, and a value of each of its fields. */
import { expect } from 'vitest'
import { v7 as uuid } from 'uuid'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { nextMinute, uploadVideo } from '#test/support/scenarios/observationCalls.ts'
import { buildTwoSites, type TwoSites } from '#test/support/scenarios/twoSites.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { FILM, uploadFile } from '#test/support/uploading.ts'

let sites: TwoSites
let lead: Actor
let provider: Actor
let person: { id: string }
let guidance: { id: string }
let campaign: { id: string }
let coach: Actor
let otherTask: { id: string }
/** Builds what the forms name. */
export async function prepareForms(): Promise<void> {
  sites = await buildTwoSites({
    raw_video_upload_enabled: true,
    anonymous_observations_enabled: true,
    can_pick_observer: true,
    display_employee_id: true,
    ai_enabled: true,
  })
  const { db, client, of } = sites
  lead = await actor('CLIENT_SUPER_USER', client)
  provider = await actor('PROVIDER_SUPER_USER')
  person = await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })
  guidance = await buildGbsVideo(db, of)
  campaign = await buildCampaign(db, of)
  coach = await actor('CLIENT_SUPER_USER', client)
  otherTask = await buildTask(db, of)
}

export interface Form {
  operation: string
  table: string
  as: () => Actor
  /** A valid form with nothing that may be left out. */
  least: () => object | Promise<object>
  /** A value of each other field, with what it needs beside it. */
  more: () => Record<string, object>
}

const name = () => `A name ${uuid()}`
const of = () => ({ clientId: sites.client.id })

/** By the input type. `clientId` is the client on the screen. */
export const FORMS: Record<string, Form> = {
  LocationInput: {
    operation: 'createLocation',
    table: 'locations',
    as: () => lead,
    least: () => ({ name: name() }),
    more: () => ({ parentId: { parentId: sites.north.id } }),
  },
  DepartmentInput: {
    operation: 'createDepartment',
    table: 'departments',
    as: () => lead,
    least: () => ({ name: name() }),
    more: () => ({
      parentId: { parentId: sites.goodsIn.id },
      locationIds: { locationIds: [sites.north.id] },
    }),
  },
  UserInput: {
    operation: 'createUser',
    table: 'users',
    as: () => lead,
    least: () => ({
      userLevel: 'CLIENT_USER',
      firstName: 'Jo',
      lastName: 'Bell',
      email: `${uuid()}@people.example`,
    }),
    more: () => ({
      employeeId: { employeeId: uuid() },
      title: { title: 'Packer' },
      locationIds: { locationIds: [sites.north.id], userHasFullLocationAccess: false },
      departmentIds: { departmentIds: [sites.goodsIn.id], userHasFullDepartmentAccess: false },
      isAccountEnabled: { isAccountEnabled: false },
    }),
  },
  TaskInput: {
    operation: 'createTask',
    table: 'tasks',
    as: () => provider,
    least: () => ({ ...of(), name: name() }),
    more: () => ({
      isPushing: { isPushing: true },
      isPulling: { isPulling: true },
      usesPullTiltTake: { usesPullTiltTake: true, isPulling: true },
      show_other_observation_option: { show_other_observation_option: true },
      requires_manual_check: { requires_manual_check: false },
      taskPrinciples: { taskPrinciples: ['INSIDE_BASE'] },
      locationIds: { locationIds: [sites.north.id], taskHasFullLocationAccess: false },
      departmentIds: { departmentIds: [sites.goodsIn.id], taskHasFullDepartmentAccess: false },
      userIds: { userIds: [person.id] },
      gbsVideoId: { gbsVideoId: guidance.id },
    }),
  },
  CampaignInput: {
    operation: 'createCampaign',
    table: 'campaigns',
    as: () => provider,
    least: () => ({
      ...of(),
      campaignName: name(),
      typeOfCampaign: 'ManualObservation',
      startDate: '2026-01-01',
      frequency: 'monthly',
    }),
    more: () => ({
      endDate: { endDate: '2099-01-01' },
      reminderAlertUserLevel: { reminderAlertUserLevel: 'BOTH' },
      appNotificationsEnabled: { appNotificationsEnabled: true, ...REMINDERS },
      emailNotificationsEnabled: { emailNotificationsEnabled: true, ...REMINDERS },
      notificationFrequency: { emailNotificationsEnabled: true, ...REMINDERS },
      task: { task: sites.lift.id },
      numOfRequiredObservations: { numOfRequiredObservations: 3 },
      filteredUsers: { filteredUsers: true, selectedUsers: [person.id] },
      locationDepartment: { locationDepartment: true, selectedLocation: sites.north.id },
      selectedUsers: { filteredUsers: true, selectedUsers: [person.id] },
      selectedLocation: { locationDepartment: true, selectedLocation: sites.north.id },
      selectedDepartment: { locationDepartment: true, selectedDepartment: sites.goodsIn.id },
      leaveOutPeopleWithoutPlaces: {
        locationDepartment: true,
        selectedLocation: sites.north.id,
        leaveOutPeopleWithoutPlaces: true,
      },
    }),
  },
  GbsVideoInput: {
    operation: 'uploadGbsVideo',
    table: 'gbs_videos',
    as: () => provider,
    least: async () => ({
      ...of(),
      title: name(),
      fileLocation: await uploadFile(provider, 'GBS_VIDEO', FILM),
    }),
    more: () => ({ description: { description: 'How to lift' } }),
  },
  CreateObservationInput: {
    operation: 'createObservation',
    table: 'observations',
    as: () => lead,
    least: async () => ({
      date: nextMinute(),
      location_id: sites.north.id,
      department_id: sites.goodsIn.id,
      task_id: sites.lift.id,
      review_type: 'MANUAL_TASK',
      unlinked_observee_name: 'Sam',
      video_id: (await uploadVideo(lead)).data.uploadVideo.id,
    }),
    more: () => ({
      observee_id: { observee_id: person.id, unlinked_observee_name: null },
      notes: { notes: 'Some words' },
      user_id: { user_id: person.id },
      name: { name: 'Another name' },
      unlinked_observee_employee_id: { unlinked_observee_employee_id: 'E-1' },
      campaign_id: { campaign_id: campaign.id },
      device_details: { device_details: { model: 'Phone' } },
      expo_build_number: { expo_build_number: '12' },
      did_user_ignore_angle_warning: { did_user_ignore_angle_warning: true },
      did_user_ignore_keypoint_warning: { did_user_ignore_keypoint_warning: true },
      hidden_keypoints: { hidden_keypoints: ['left_knee'] },
    }),
  },
  UploadVideoInput: {
    operation: 'uploadVideo',
    table: 'videos',
    as: () => lead,
    least: () => ({}),
    more: () => ({
      isInsideBase: { isInsideBase: true },
      isBigEngines: { isBigEngines: true },
      isTwisting: { isTwisting: true },
      isDipNDrive: { isDipNDrive: true },
      isOtherOptionCorrect: { isOtherOptionCorrect: true, otherDetails: 'Hands' },
      otherDetails: { isOtherOptionCorrect: true, otherDetails: 'Hands' },
      title: { title: 'A lift' },
      description: { description: 'Of a box' },
      videoSize: { videoSize: 1_000 },
      platform: { platform: 'IOS' },
      anonymousObservation: { anonymousObservation: true },
      liftStartTime: { liftStartTime: 1, liftEndTime: 2 },
      liftEndTime: { liftStartTime: 1, liftEndTime: 2 },
      analysisError: { analysisError: 'NO_PERSON' },
    }),
  },
  ClientInput: {
    operation: 'createClient',
    table: 'clients',
    as: () => provider,
    least: () => ({ companyName: name() }),
    more: () => ({
      accountManager: { accountManager: provider.id },
      inactiveAlertUserLevel: ALERTS,
      inactiveAlertTimeframeMonths: { ...ALERTS, inactiveAlertTimeframeMonths: 3 },
      badObservationsAlertUserLevel: BAD_LIFT_ALERTS,
      numberOfBadLiftsToAlert: { ...BAD_LIFT_ALERTS, numberOfBadLiftsToAlert: 4 },
      weeklyEmailEnabled: { weeklyEmailEnabled: true },
      monthlyEmailEnabled: { monthlyEmailEnabled: true },
      aiEnabled: { aiEnabled: true },
      showAiFeedbackOptions: { aiEnabled: true, showAiFeedbackOptions: true },
      showManualOverrideOptions: { aiEnabled: true, showManualOverrideOptions: true },
      canPickObservation: { canPickObservation: true },
      canUseNotApplicable: { canUseNotApplicable: true },
      displayEmployeeId: { displayEmployeeId: true },
      enableAnonymousObservations: { enableAnonymousObservations: true },
      showAiResultsBreakdown: { aiEnabled: true, showAiResultsBreakdown: true },
      enableRawVideoUpload: { enableRawVideoUpload: true },
      secondFactorRequired: { secondFactorRequired: true },
      color: { color: '#123456' },
      timeZone: { timeZone: 'Asia/Tokyo' },
      language: { language: 'pl' },
      recordingRetentionDays: { recordingRetentionDays: 40 },
      observationRetentionDays: { observationRetentionDays: 50 },
      followUpAfterIncorrect: { followUpAfterIncorrect: 3 },
      blindReviewPercent: { blindReviewPercent: 7 },
      namesHiddenInAnalysis: { namesHiddenInAnalysis: true },
    }),
  },
  SavedViewInput: {
    operation: 'createSavedView',
    table: 'saved_views',
    as: () => lead,
    least: () => ({ name: name(), query: { filter: {} } }),
    more: () => ({ isShared: { isShared: true } }),
  },
  NewTaskActionInput: {
    operation: 'createTaskAction',
    table: 'task_actions',
    as: () => lead,
    least: () => ({ ...ACTION, locationId: sites.north.id, ownerId: lead.id }),
    more: () => ({ taskId: { taskId: sites.lift.id, locationId: null } }),
  },
  NewFollowUpInput: {
    operation: 'openFollowUp',
    table: 'follow_ups',
    as: () => lead,
    least: async () => ({
      observationId: (
        await buildObservation(sites.db, {
          ...placesOfSites(),
          technique: 'incorrect',
          observee_id: (await buildUser(sites.db, { client_id: sites.client.id })).id,
        })
      ).id,
      coachId: lead.id,
      dueDate: '2099-01-01',
    }),
    more: () => ({ gbsVideoId: { gbsVideoId: guidance.id }, note: { note: 'Slowly' } }),
  },
}

const ALERTS = { inactiveAlertUserLevel: 'BOTH', inactiveAlertTimeframeMonths: 1 }
const BAD_LIFT_ALERTS = { badObservationsAlertUserLevel: 'BOTH', numberOfBadLiftsToAlert: 2 }
const REMINDERS = { reminderAlertUserLevel: 'BOTH', notificationFrequency: 'daily' }
const ACTION = { principle: 'INSIDE_BASE', note: 'A table', dueDate: '2099-01-01' }
const placesOfSites = () => ({
  client_id: sites.client.id,
  location_id: sites.north.id,
  department_id: sites.goodsIn.id,
  task_id: sites.lift.id,
})

/** Forms of what is there already, where another one makes it. */
export const CHANGES: Record<string, Change> = {
  FollowUpInput: {
    table: 'follow_ups',
    as: () => lead,
    make: async () => idMade('NewFollowUpInput'),
    least: () => ({ coachId: lead.id, dueDate: '2099-01-01' }),
    more: () => ({
      coachId: { coachId: coach.id },
      dueDate: { dueDate: '2099-02-01' },
      gbsVideoId: { gbsVideoId: guidance.id },
      note: { note: 'Slowly' },
    }),
  },
  TaskActionInput: {
    table: 'task_actions',
    as: () => lead,
    make: async () => idMade('NewTaskActionInput'),
    least: () => ({ ...ACTION, ownerId: lead.id }),
    more: () => ({
      principle: { principle: 'BIG_ENGINES' },
      note: { note: 'A trolley' },
      ownerId: { ownerId: coach.id },
      dueDate: { dueDate: '2099-02-01' },
    }),
  },
  UpdateVideoInput: {
    table: 'videos',
    as: () => lead,
    make: async () => {
      const [made] = await asOwner<{ video_id: string }>(
        sites.db,
        'select video_id from observations where id = $1',
        [await idMade('CreateObservationInput')],
      )
      return made?.video_id ?? ''
    },
    least: () => ({}),
    more: () => ({
      title: { title: 'A lift' },
      description: { description: 'Of a box' },
      isBigEngines: { isBigEngines: false },
      isTwisting: { isTwisting: true },
      isInsideBase: { isInsideBase: false },
      isArmFootAligned: { isArmFootAligned: true },
      isFeetInline: { isFeetInline: true },
      isHandsAboveHead: { isHandsAboveHead: true },
    }),
  },
  UpdateObservationInput: {
    table: 'observations',
    as: () => lead,
    make: async () => idMade('CreateObservationInput'),
    least: () => ({}),
    more: () => ({
      date: { date: '2026-01-02T03:04:00.000Z' },
      department_id: { location_id: sites.south.id, department_id: sites.transport.id },
      location_id: { location_id: sites.south.id, department_id: sites.transport.id },
      task_id: { task_id: otherTask.id },
      campaign_id: { campaign_id: campaign.id },
      user_id: { user_id: person.id },
      observee_id: { observee_id: person.id, unlinked_observee_name: null },
      unlinked_observee_name: { unlinked_observee_name: 'Pat' },
      unlinked_observee_employee_id: { unlinked_observee_employee_id: 'E-1' },
      name: { name: 'Another name' },
      notes: { notes: 'Some words' },
    }),
  },
  CommentInput: {
    table: 'comments',
    as: () => lead,
    make: async () => {
      const observationId = await idMade('CreateObservationInput')
      const { data } = await lead.gql(
        `mutation ($id: ID!) { made: createComment(observationId: $id, input: { text: "One" }) { id } }`,
        { id: observationId },
      )
      return data.made.id
    },
    least: () => ({ text: 'Two' }),
    more: () => ({ text: { text: 'Three' } }),
  },
}

/** Forms of what is done to a record, each with tests of its own. */
export const ACTS = new Set([
  'ResetUserPasswordInput',
  'VideoAnalysisInput',
  'UpdateVideoLiftTimesInput',
  'UpdateVideoConfinedSpaceInput',
  'UpdateVideoSkeletonFitInput',
])

export interface Change extends Pick<Form, 'table' | 'as' | 'least' | 'more'> {
  /** Returns the id of a record as its form makes it. */
  make: () => Promise<string>
}

export const idMade = async (type: string): Promise<string> => {
  const form = FORMS[type]
  if (!form) throw new Error(`${type} makes nothing.`)
  return make(type, form, await form.least())
}

export async function make(type: string, form: Form, input: object): Promise<string> {
  const document = `mutation ($input: ${type}!) { made: ${form.operation}(input: $input) { id } }`
  const { data, errors } = await form.as().gql(document, { input })
  expect(errors, JSON.stringify(input)).toBeUndefined()
  return (data.made as { id: string }).id
}
