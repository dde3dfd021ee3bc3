/** The answers of a form as uploadVideo takes them: 'Other' with its details, or neither (spec 5). */
import { z } from 'zod'
import { PLATFORMS } from '#domain/enumerations.ts'
import { MESSAGES } from '#domain/messages.ts'

const nullableAnswer = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

const nullableText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, MESSAGES.textTooLong)
    .nullish()
    .transform((value) => value || null)

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
    check.addIssue({ code: 'custom', path, message: MESSAGES.otherIncomplete })
  })
