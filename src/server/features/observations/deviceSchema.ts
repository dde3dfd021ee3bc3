/** What an app tells of the device that recorded an observation (spec 3). */
import { z } from 'zod'
import { MESSAGES } from '#domain/messages.ts'

const nullableFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

/** As columns: the details are JSON text. */
export const deviceSchema = z.object({
  device_details: z
    .unknown()
    .optional()
    .transform((value) => (value === null || value === undefined ? null : JSON.stringify(value)))
    .refine((text) => (text?.length ?? 0) <= 10_000, MESSAGES.textTooLong)
    .refine((text) => !text?.includes(String.raw`\u0000`), 'A text holds no NUL character.'),
  expo_build_number: z
    .string()
    .trim()
    .max(100, MESSAGES.textTooLong)
    .nullish()
    .transform((value) => value || null),
  did_user_ignore_angle_warning: nullableFlag,
  did_user_ignore_keypoint_warning: nullableFlag,
  hidden_keypoints: z
    .array(z.string().max(100, MESSAGES.textTooLong))
    .max(100, MESSAGES.tooManyValues)
    .nullish()
    .transform((values) => values ?? []),
})
