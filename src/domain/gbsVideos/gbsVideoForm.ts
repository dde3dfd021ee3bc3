/** The guidance video form. */
import { z } from 'zod'
import { optionalText, requiredName, requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'

/** Characters. */
export const DESCRIPTION_LIMIT = 5_000

export const gbsVideoSchema = z.object({
  title: requiredName(message('titleRequired'), 200),
  description: optionalText(DESCRIPTION_LIMIT),
  /** Absent or equal to the record's own: the video stays unchanged. */
  fileLocation: optionalText(300),
})

/** A new record has no video to keep. */
export const newGbsVideoSchema = gbsVideoSchema.extend({
  fileLocation: requiredText(message('videoRequired'), 300),
})
