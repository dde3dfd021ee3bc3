/** Nouns that the ids of an operation name, and the other arguments that let it get as far as looking for the record. */
import type { Noun } from './placeRecords.ts'

/** Reason why everyone of the same client may see it, so that there is no hidden one to ask for. */
interface Elsewhere {
  none: string
}

const GUIDANCE: Elsewhere = { none: 'guidance videos are for everybody of a client' }
const OTHER_CLIENT: Elsewhere = { none: 'people ask for their own client alone' }

type Named = readonly (readonly [pattern: RegExp, named: Noun | Elsewhere])[]

const BY_ARGUMENT: Named = [
  [/^clientId$/u, OTHER_CLIENT],
  [/^gbsVideoId$/u, GUIDANCE],
  [/location/iu, 'location'],
  [/department/iu, 'department'],
  [/task/iu, 'task'],
  [/campaign/iu, 'campaign'],
  [/^observationId$/u, 'observation'],
  [/^video_id$/u, 'recording'],
  [/coach|owner|observers|user_id/iu, 'watcher'],
  [/user|observee|people|mentions/iu, 'user'],
]

/** For the others, such as `id`; the first that matches. */
const BY_OPERATION: Named = [
  [/^getClientById$/u, OTHER_CLIENT],
  [/GbsVideo/u, GUIDANCE],
  [/^readNotifications$/u, 'notification'],
  [/^endMyDevice$/u, 'ownDevice'],
  [/Job$/u, 'job'],
  [/SavedView/u, 'view'],
  [/^endUserDevice$/u, 'device'],
  [/Review/u, 'unreviewed'],
  [/^answerContest$/u, 'contest'],
  [/^answerCalibrationClip$/u, 'question'],
  [/CalibrationClip/u, 'clip'],
  [/^endLegalHold$/u, 'hold'],
  [/LegalHold/iu, 'user'],
  [/Comment/u, 'comment'],
  [/FollowUp|Coaching/u, 'followUp'],
  [/TaskAction/u, 'action'],
  [/Observation|AuditEntries|^aiAccuracy|^skeletonMisfits|^analytics/u, 'observation'],
  [/Campaign/u, 'campaign'],
  [/Department/u, 'department'],
  [/Location|^deletionEffects/u, 'location'],
  [/Task/u, 'task'],
  [/User|Person/u, 'user'],
  [/Video/u, 'video'],
]

/** The kind of record that the argument names; null: of one that nobody of a client is kept from. */
export function nounOf(operation: string, name: string): Noun | null {
  const matching =
    BY_ARGUMENT.find(([pattern]) => pattern.test(name)) ??
    BY_OPERATION.find(([pattern]) => pattern.test(operation))
  if (!matching) throw new Error(`Nothing says what ${name} of ${operation} names.`)
  return typeof matching[1] === 'string' ? matching[1] : null
}

const AT_PLACE = { locationDepartment: 'true', selectedLocation: '"<location>"' }
const FOR_PEOPLE = { filteredUsers: 'true' }
const NAMED = { name: '"Sample <unique>"' }
const EMAIL = { email: '"<unique>@people.example"' }
const DUE = { dueDate: '"2040-01-31"' }
const OF_PERSON = { subject: 'PERSON' }

/** By operation, or operation and argument; '<noun>' is the id of one that the caller sees. */
const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  previewCampaign: AT_PLACE,
  'previewCampaign selectedUsers': FOR_PEOPLE,
  createCampaign: AT_PLACE,
  'createCampaign selectedUsers': FOR_PEOPLE,
  updateCampaign: AT_PLACE,
  'updateCampaign selectedUsers': FOR_PEOPLE,
  createDepartment: NAMED,
  'createDepartment parentId': { ...NAMED, locationIds: '["<location>"]' },
  updateDepartment: NAMED,
  createLocation: NAMED,
  updateLocation: NAMED,
  createUser: { ...EMAIL, locationIds: '["<location>"]' },
  updateUser: EMAIL,
  createObservation: { observee_id: '"<user>"' },
  submitBlindReview: { is_correct: 'true' },
  createCalibrationClip: { isInsideBase: 'true' },
  answerCalibrationClip: { isInsideBase: 'true' },
  createTaskAction: DUE,
  'createTaskAction ownerId': { ...DUE, taskId: '"<task>"' },
  updateTaskAction: DUE,
  openFollowUp: DUE,
  updateFollowUp: DUE,
  triggerExportList: { list: 'FOLLOW_UPS' },
  legalHolds: OF_PERSON,
  placeLegalHold: OF_PERSON,
  'endUserDevice userId': { id: '"<device>"' },
  completeVideoAnalysis: { input: '$input' },
  // The records that it leaves out may be on any page.
  'allDepartments notInside': { take: '100' },
  'allLocations notInside': { take: '100' },
  'claimReviews skippedIds': { filter: '{ ids: ["<unreviewed>"] }' },
}

export const inputOf = (operation: string, name: string): Readonly<Record<string, string>> =>
  INPUTS[`${operation} ${name}`] ?? INPUTS[operation] ?? {}
