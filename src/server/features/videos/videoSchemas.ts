/** Schemas of uploadVideo and updateVideo. A form's answers have 'Other' and its details together, or neither. */
import { z } from 'zod'
import { PLATFORMS } from '#domain/enumerations.ts'
import { nullableText, optionalText } from '#domain/forms/fieldRules.ts'
import { message } from '#domain/messages.ts'
import { invertAnswer } from '#domain/observations/observationPayload.ts'
import { UPLOADS } from '#domain/uploads.ts'
import { type LiftTimes, liftTimesSchema } from '#domain/videos/liftTimesForm.ts'
import { MAX_PEOPLE_COUNTED } from '#domain/videos/poseFrames.ts'

const nullableAnswer = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

export const videoAnswersSchema = z
  .object({
    isInsideBase: nullableAnswer,
    isBigEngines: nullableAnswer,
    isTwisting: nullableAnswer,
    isDipNDrive: nullableAnswer,
    isOtherOptionCorrect: nullableAnswer,
    otherDetails: nullableText(5_000),
    title: nullableText(200),
    description: nullableText(5_000),
    platform: z
      .enum(PLATFORMS)
      .nullish()
      .transform((value) => value ?? null),
  })
  .superRefine(({ isOtherOptionCorrect, otherDetails }, check) => {
    if ((isOtherOptionCorrect === null) === (otherDetails === null)) return
    const path = [otherDetails === null ? 'otherDetails' : 'isOtherOptionCorrect']
    check.addIssue({ code: 'custom', path, message: message('otherIncomplete') })
  })

/**
 * Fields of a recording in addition to its answers; the lift's times are both present or both absent.
 * `recordingLength`: as in `liftTimesSchema`.
 */
export const recordingSchema = (recordingLength: number | null) =>
  z
    .object({
      videoSize: z
        .number()
        .min(0, 'File size must be 0 or more.')
        .max(UPLOADS.OBSERVATION_VIDEO.maxSize, message('fileTooLarge'))
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
      const { data, error } = liftTimesSchema(recordingLength).safeParse({ startTime, endTime })
      for (const { path, message } of error?.issues ?? []) {
        const field = path[0] === 'startTime' ? 'liftStartTime' : 'liftEndTime'
        check.addIssue({ code: 'custom', path: [field], message })
      }
      return { ...recording, liftTimes: data ?? null }
    })

/** One minute at 30 frames per second. */
const MAX_FRAMES = 1_800
const MAX_PARTS = 100

/**
 * Frames of an analysis as an app sends them: each time occurs once, each body part is a point in space. Errors are
 * reported at `keypoints`, with the number of the frame.
 */
export const keypointsSchema = z.object({
  keypoints: z
    .array(z.unknown())
    .nullish()
    .transform((frames, check) => {
      const { length } = frames ?? []
      const refuse = (message: string) => {
        check.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (length > MAX_FRAMES) return refuse(`At most ${MAX_FRAMES} frames.`)
      const parsed: FrameInput[] = []
      for (const [index, frame] of (frames ?? []).entries()) {
        const { data, error } = frameSchema.safeParse(frame)
        if (!data) return refuse(`Frame ${index + 1}: ${error.issues[0]?.message}`)
        parsed.push(data)
      }
      if (new Set(parsed.map(({ timestamp }) => timestamp)).size < length)
        return refuse('Two frames have the same time.')
      return parsed
    }),
})

/**
 * Returns the length of a recording in seconds by its last frame, plus a second that its analysis may leave out; null:
 * no frames.
 */
export const recordingLengthOf = (frames: readonly { timestamp: number }[]): number | null =>
  frames.length > 0 ? Math.max(...frames.map(({ timestamp }) => timestamp)) + 1 : null

/** Returns the mean angle over the frames of the lift in degrees; null: the frames have no angles. */
export function averageBodyAngle(
  frames: readonly { liftStarted: boolean; bodyAngle: number | null }[],
): number | null {
  const angles = frames
    .filter(({ liftStarted }) => liftStarted)
    .flatMap(({ bodyAngle }) => bodyAngle ?? [])
  return angles.length > 0 ? angles.reduce((sum, angle) => sum + angle, 0) / angles.length : null
}

const pointSchema = z.array(z.number()).min(3).max(4)

const nullableDegrees = z
  .number('Angle must be a number.')
  .nullish()
  .transform((value) => value ?? null)

const frameSchema = z.object({
  timestamp: z.number('Time must be a number.').min(0, 'Time must be 0 or more.'),
  keypoints3d: z.union(
    [
      z.array(pointSchema).max(MAX_PARTS),
      z
        .record(z.string().max(100), pointSchema)
        .refine((parts) => Object.keys(parts).length <= MAX_PARTS)
        .refine((parts) => Object.keys(parts).every((name) => !name.includes('\0'))),
    ],
    `Keypoints can have at most ${MAX_PARTS} parts, each [x, y, z] or [x, y, z, visibility].`,
  ),
  people: z
    .int()
    .min(0)
    .max(MAX_PEOPLE_COUNTED, `At most ${MAX_PEOPLE_COUNTED} people are counted.`)
    .nullish()
    .transform((value) => value ?? null),
  twistAngle: nullableDegrees,
  bodyAngle: nullableDegrees,
  liftStarted: z.boolean(),
  footForward: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
})

export type FrameInput = z.infer<typeof frameSchema>

const optionalAnswer = z.boolean().nullish()

/** Maps updateVideo's input to columns: absent fields stay unchanged, null clears. */
export const videoChangesSchema = z
  .object({
    title: optionalText(200),
    description: optionalText(5_000),
    isBigEngines: optionalAnswer,
    isTwisting: optionalAnswer,
    isDipNDrive: optionalAnswer,
    isInsideBase: optionalAnswer,
    isOtherOptionCorrect: optionalAnswer,
    otherDetails: optionalText(5_000),
    isArmFootAligned: optionalAnswer,
    isFeetInline: optionalAnswer,
    isHandsAboveHead: optionalAnswer,
    isAiInsideBaseCorrect: optionalAnswer,
    isAiTurnNotTwistCorrect: optionalAnswer,
    isAiBigEnginesCorrect: optionalAnswer,
    isAiDipNDriveCorrect: optionalAnswer,
  })
  .transform((input) => ({
    title: input.title,
    description: input.description,
    is_big_engines: input.isBigEngines,
    is_turn_not_twist: input.isTwisting === undefined ? undefined : invertAnswer(input.isTwisting),
    is_dip_n_drive: input.isDipNDrive,
    is_inside_base: input.isInsideBase,
    is_other_option_correct: input.isOtherOptionCorrect,
    other_details: input.otherDetails,
    is_arm_foot_aligned: input.isArmFootAligned,
    is_feet_inline: input.isFeetInline,
    is_hands_above_head: input.isHandsAboveHead,
    is_ai_inside_base_correct: input.isAiInsideBaseCorrect,
    is_ai_turn_not_twist_correct: input.isAiTurnNotTwistCorrect,
    is_ai_big_engines_correct: input.isAiBigEnginesCorrect,
    is_ai_dip_n_drive_correct: input.isAiDipNDriveCorrect,
  }))

/** Returns a lift's start, end and length, in seconds, as columns. */
export const liftTimeColumns = ({ startTime, endTime }: LiftTimes) => ({
  lift_start_time: startTime,
  lift_end_time: endTime,
  // Rounded, since differences of decimals are inexact: 3.6 - 0.8 is 2.8000000000000003.
  selected_lift_length: Math.round((endTime - startTime) * 1_000_000) / 1_000_000,
})
