/** The start and end of the lift in its recording: what the form holds, its rules, and the call that saves them. */
import { z } from 'zod'
import { MESSAGES } from '#domain/messages.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import type { LiftTimes } from '#domain/videos/liftTimesForm.ts'
import { request } from '../../../foundation/data/request.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export const liftTimesConfig = (
  videoId: string,
): FormConfig<LiftTimesValues, ObservationRecord> => ({
  resource: 'allobservations',
  noun: 'observation',
  fields: toLiftTimesValues,
  defaultValues: () => {
    throw new Error('Lift times are of a recording that exists.')
  },
  schema: z.preprocess(parseNumbers, liftTimesSchema),
  save: (input: LiftTimes, { expectedUpdatedAt }) =>
    request(UPDATE_LIFT_TIMES, { id: videoId, input, expectedUpdatedAt }),
  errorMessage: MESSAGES.liftTimesFailed,
})

/** Seconds as they are typed. */
export interface LiftTimesValues {
  startTime: string
  endTime: string
  /** No input: the video's, which follows another's change with the rest. */
  expectedUpdatedAt: string
}

/** A time as an input has it: to the millisecond. */
export const toSecondsText = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? '' : String(Number(seconds.toFixed(3)))

const toLiftTimesValues = ({
  video,
}: ObservationRecord): LiftTimesValues & Record<string, unknown> => ({
  startTime: toSecondsText(video?.lift_start_time),
  endTime: toSecondsText(video?.lift_end_time),
  expectedUpdatedAt: video?.updated_at ?? '',
})

const parseNumbers = (values: unknown) => {
  const { startTime, endTime } = values as LiftTimesValues
  return { startTime: parseNumber(startTime), endTime: parseNumber(endTime) }
}

const parseNumber = (text: string) => (text.trim() === '' ? undefined : Number(text))

const UPDATE_LIFT_TIMES = `mutation UpdateLiftTimes($id: ID!, $input: UpdateVideoLiftTimesInput!, $expectedUpdatedAt: DateTime) {
  updateVideoLiftTimes(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { id }
}`
