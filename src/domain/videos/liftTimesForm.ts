/** Schema of a lift's start and end, in seconds from the start of the video. */
import { z } from 'zod'
import { MESSAGES } from '../messages.ts'

/** Parses typed values: missing, NaN and infinite are refused. The end may equal the start. */
export const liftTimesSchema = z
  .object({
    startTime: z.custom<number>(isTime, MESSAGES.startTimeNegative),
    endTime: z.custom<number>((value) => Number.isFinite(value), MESSAGES.endTimeBeforeStart),
  })
  .superRefine(({ startTime, endTime }, check) => {
    if (endTime >= startTime) return
    check.addIssue({ code: 'custom', path: ['endTime'], message: MESSAGES.endTimeBeforeStart })
  })

export type LiftTimes = z.infer<typeof liftTimesSchema>

function isTime(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0
}
