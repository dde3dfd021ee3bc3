/** The answers of a form as uploadVideo takes them: 'Other' with its details, or neither (spec 5). */
import { z } from 'zod'
import { PLATFORMS } from '#domain/enumerations.ts'
import { MESSAGES } from '#domain/messages.ts'

const answer = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, MESSAGES.textTooLong)
    .nullish()
    .transform((value) => value || null)

export const videoAnswersSchema = z
  .object({
    isInsideBase: answer,
    isBigEngines: answer,
    isTwisting: answer,
    isDipNDrive: answer,
    isOtherOptionCorrect: answer,
    otherDetails: text(5_000),
    title: text(200),
    description: text(5_000),
    platform: z
      .enum(PLATFORMS)
      .nullish()
      .transform((value) => value ?? null),
  })
  .superRefine(({ isOtherOptionCorrect, otherDetails }, check) => {
    if ((isOtherOptionCorrect === null) === (otherDetails === null)) return
    const path = [otherDetails === null ? 'otherDetails' : 'isOtherOptionCorrect']
    check.addIssue({ code: 'custom', path, message: MESSAGES.otherIncomplete })
  })
