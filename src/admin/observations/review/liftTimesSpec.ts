/** The start and end of the lift in its recording: what the form holds, its rules, and the call that saves them. */
import { z } from 'zod'
import { MESSAGES } from '#domain/messages.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import type { LiftTimes } from '#domain/videos/liftTimesForm.ts'
import { call } from '../../data/call.ts'
import type { FormSpec } from '../../forms/formSpec.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export const liftTimesSpec = (videoId: string): FormSpec<LiftTimesEntered, ObservationRecord> => ({
  resource: 'allobservations',
  noun: 'observation',
  fields: timesOf,
  fresh: () => {
    throw new Error('Lift times are of a recording that exists.')
  },
  schema: z.preprocess(readNumbers, liftTimesSchema),
  send: (input: LiftTimes, { expectedUpdatedAt }) =>
    call(UPDATE, { id: videoId, input, expectedUpdatedAt }),
  failure: MESSAGES.liftTimesFailed,
})

/** Seconds as they are typed. */
export interface LiftTimesEntered {
  startTime: string
  endTime: string
  /** No input: the video's, which follows another's change with the rest. */
  expectedUpdatedAt: string
}

/** A time as an input has it: to the millisecond. */
export const typedSeconds = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : String(Number(seconds.toFixed(3)))

const timesOf = ({ video }: ObservationRecord): LiftTimesEntered & Record<string, unknown> => ({
  startTime: typedSeconds(video?.lift_start_time),
  endTime: typedSeconds(video?.lift_end_time),
  expectedUpdatedAt: video?.updated_at ?? '',
})

const readNumbers = (values: unknown) => {
  const { startTime, endTime } = values as LiftTimesEntered
  return { startTime: numberOf(startTime), endTime: numberOf(endTime) }
}

const numberOf = (text: string) => (text.trim() === '' ? undefined : Number(text))

const UPDATE = `mutation UpdateLiftTimes($id: ID!, $input: UpdateVideoLiftTimesInput!, $expectedUpdatedAt: DateTime) {
  updateVideoLiftTimes(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id }
}`
