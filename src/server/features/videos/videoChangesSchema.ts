/** updateVideo's input as columns: a field left out is left out, null clears it (spec 3). */
import { z } from 'zod'
import { optionalText } from '#domain/forms/fieldRules.ts'
import { invertAnswer } from '#domain/observations/observationPayload.ts'

const optionalAnswer = z.boolean().nullish()

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
