/** Schema of a lift's start and end, in seconds from the start of the video. */
import { z } from 'zod'
import { message } from '../messages.ts'

/** Longest recording in seconds: an hour. */
const MAX_RECORDING = 3_600

/**
 * Parses typed values: missing, NaN and infinite are refused. The end may equal the start. `recordingLength`: in
 * seconds; null: unknown.
 */
export const liftTimesSchema = (recordingLength: number | null = null) => {
  const latest = recordingLength ?? MAX_RECORDING
  return z
    .object({
      startTime: z.custom<number>(isTime, message('startTimeNegative')),
      endTime: z.custom<number>((value) => Number.isFinite(value), message('endTimeBeforeStart')),
    })
    .superRefine(({ startTime, endTime }, check) => {
      const refuse = (field: keyof LiftTimes, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message })
      if (startTime > latest) refuse('startTime', message('timeAfterRecording'))
      if (endTime < startTime) refuse('endTime', message('endTimeBeforeStart'))
      else if (endTime > latest) refuse('endTime', message('timeAfterRecording'))
    })
}

export type LiftTimes = z.infer<ReturnType<typeof liftTimesSchema>>

function isTime(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0
}
