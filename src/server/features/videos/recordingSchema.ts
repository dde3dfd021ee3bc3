/** What an app says of a recording beside its answers; the lift's times are given both or not at all (spec 3 and 5). */
import { z } from 'zod'
import { MESSAGES } from '#domain/messages.ts'
import { UPLOADS } from '#domain/uploads.ts'
import { liftTimesSchema } from '#domain/videos/liftTimesForm.ts'

export const recordingSchema = z
  .object({
    videoSize: z
      .number()
      .min(0, 'The size of a file is 0 or more.')
      .max(UPLOADS.OBSERVATION_VIDEO.maxSize, MESSAGES.fileTooLarge)
      .nullish()
      .transform((size) => size ?? null),
    anonymousObservation: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    liftStartTime: z.number().nullish(),
    liftEndTime: z.number().nullish(),
  })
  .transform(({ liftStartTime: startTime, liftEndTime: endTime, ...recording }, check) => {
    if ((startTime ?? endTime ?? null) === null) return { ...recording, liftTimes: null }
    const { data, error } = liftTimesSchema.safeParse({ startTime, endTime })
    for (const { path, message } of error?.issues ?? []) {
      const field = path[0] === 'startTime' ? 'liftStartTime' : 'liftEndTime'
      check.addIssue({ code: 'custom', path: [field], message })
    }
    return { ...recording, liftTimes: data ?? null }
  })
