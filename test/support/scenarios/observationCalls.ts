/** The two calls that record an observation, as the form sends them. */
import { expect } from 'vitest'
import type { Actor, Answer } from '#test/support/api.ts'
import { placeOf, type TwoSites } from './twoSites.ts'

const UPLOAD = `mutation ($input: UploadVideoInput!, $key: String) {
  uploadVideo(input: $input, idempotencyKey: $key) {
    id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive is_other_option_correct other_details file_location
  }
}`
const CREATE = `mutation ($input: CreateObservationInput!, $key: String) {
  createObservation(input: $input, idempotencyKey: $key) {
    id client_id name kind technique review_type ai_review_status user_id observee_id video_id campaign_id notes date
    unlinked_observee_name unlinked_observee_employee_id is_inside_base is_big_engines is_turn_not_twist is_dip_n_drive
    device_details expo_build_number hidden_keypoints
    task { name } user { id } observee { id } video { id is_inside_base } deleted_at
  }
}`

/** All correct, for a lifting task. */
export const ALL_CORRECT = { isInsideBase: true, isBigEngines: true, isTwisting: false }

export const uploadVideo = (
  who: Actor,
  input: object = ALL_CORRECT,
  key?: string,
): Promise<Answer> => who.gql(UPLOAD, { input, key })

export const createObservation = (who: Actor, input: object, key?: string): Promise<Answer> =>
  who.gql(CREATE, { input, key })

/**
 * Makes both calls: `values` are createObservation's; unless they name a video, one with these answers is created.
 */
export async function recordObservation(
  who: Actor,
  values: object,
  answers: object = ALL_CORRECT,
): Promise<Answer> {
  if ('video_id' in values) return createObservation(who, values)
  const { data, errors } = await uploadVideo(who, answers)
  if (errors) return { errors }
  return createObservation(who, { ...values, video_id: data.uploadVideo.id })
}

let lastMinute = 0

/** Returns a different minute at each call, so that nothing is a duplicate by accident. */
export function nextMinute(): string {
  lastMinute += 1
  return new Date(Date.UTC(2026, 0, 1, 8, lastMinute)).toISOString()
}

export const errorOf = ({ errors }: Answer): unknown => {
  const [error] = errors ?? []
  return error && { ...error.extensions, message: error.message }
}

/** Expects that a call was refused with this code, because of this field if one is given. */
export const expectRefused = (answer: Answer, code: string, field?: string): void =>
  expect(errorOf(answer)).toMatchObject({ code, ...(field !== undefined && { field }) })

/** Returns values of a submission to a place; each is of another minute, and `more` replaces some. */
export const submissionTo =
  (place: () => Pick<TwoSites, 'north' | 'goodsIn' | 'lift'> & { individual: string }) =>
  (more: object = {}) => {
    const { individual, ...sites } = place()
    return {
      date: nextMinute(),
      ...placeOf(sites),
      observee_id: individual,
      review_type: 'MANUAL_TASK',
      ...more,
    }
  }
