/**
 * Observations for tests of corrections: a manual one and an AI one, in a client with two sites, and the calls that
 * correct them.
 */
import {
  type VideoRow,
  buildObservation,
  type ObservationRow,
  buildVideo,
} from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import type { Actor, Answer } from '#test/support/api.ts'
import { nextMinute } from './observationCalls.ts'
import type { TwoSites } from './twoSites.ts'

const FIELDS = `id client_id name kind date notes technique ai_technique review_type manual_override_reason
  location_id department_id task_id campaign_id user_id observee_id unlinked_observee_name unlinked_observee_employee_id
  is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive created_at updated_at deleted_at video_id
  ai_review_status ai_review_notes ai_error_cause is_ai_prediction_correct internally_reviewed feedback_notes
  device_details expo_build_number did_user_ignore_angle_warning did_user_ignore_keypoint_warning hidden_keypoints
  department { name } campaign { name } task { name } user { id } observee { id } location { name } client { company_name }
  video { id updated_at is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive is_other_option_correct other_details
    is_ai_inside_base_correct is_ai_turn_not_twist_correct is_ai_big_engines_correct is_ai_dip_n_drive_correct }`

const UPDATE = `mutation ($id: ID!, $input: UpdateObservationInput!, $read: DateTime) {
  updateObservation(id: $id, input: $input, expectedUpdatedAt: $read) { ${FIELDS} }
}`
const GET_ONE = `query ($id: ID!) { getObservationById(id: $id) { ${FIELDS} } }`

export const updateObservation = (
  who: Pick<Actor, 'gql'>,
  id: string,
  input: object,
  read?: string,
): Promise<Answer> => who.gql(UPDATE, { id, input, read })

/** Returns the record after the update; throws when the call was refused. */
export const updateOrThrow = async (
  who: Pick<Actor, 'gql'>,
  id: string,
  input: object,
  // oxlint-disable-next-line typescript/no-explicit-any
): Promise<any> => (await answered(updateObservation(who, id, input))).updateObservation

// oxlint-disable-next-line typescript/no-explicit-any
export async function readStored(who: Pick<Actor, 'gql'>, id: string): Promise<any> {
  const { data } = await who.gql(GET_ONE, { id })
  return data.getObservationById
}

export interface StoredObservation {
  observation: ObservationRow
  video: VideoRow
}

type Overrides = NonNullable<Parameters<typeof buildObservation>[1]>

const RIGHT = { is_inside_base: true, is_big_engines: true, is_turn_not_twist: true }

/** A manual observation, all correct, of a lifting task at North in goods in. */
export const manualObservation = (
  scenario: TwoSites,
  overrides: Overrides = {},
): Promise<StoredObservation> =>
  buildStored(scenario, { technique: 'correct', ...overrides }, RIGHT)

/** An observation from a recording: the AI saw a twist. */
export const aiObservation = (
  scenario: TwoSites,
  overrides: Overrides = {},
  video: Parameters<typeof buildVideo>[1] = {},
): Promise<StoredObservation> =>
  buildStored(
    scenario,
    {
      kind: 'OBSERVATION',
      review_type: 'AI',
      technique: 'incorrect',
      ai_technique: 'incorrect',
      ...overrides,
    },
    { ...RIGHT, is_turn_not_twist: false, file_location: 'videos/some.mp4', ...video },
  )

async function buildStored(
  { db, of, north, goodsIn, lift }: TwoSites,
  overrides: Overrides,
  flags: NonNullable<Parameters<typeof buildVideo>[1]>,
): Promise<StoredObservation> {
  const user_id = overrides.user_id ?? (await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })).id
  const video = await buildVideo(db, { ...of, ...flags, user_id })
  const observation = await buildObservation(db, {
    ...of,
    is_inside_base: flags.is_inside_base ?? null,
    is_big_engines: flags.is_big_engines ?? null,
    is_turn_not_twist: flags.is_turn_not_twist ?? null,
    is_dip_n_drive: flags.is_dip_n_drive ?? null,
    location_id: north.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    date: new Date(nextMinute()),
    video_id: video.id,
    user_id,
    ...overrides,
  })
  return { observation, video }
}
