/** The guidance video form. */
import { z } from 'zod'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { optionalText, requiredName, requiredText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'

/** Characters. */
export const DESCRIPTION_LIMIT = 5_000

export const gbsVideoSchema = z.object({
  title: requiredName(MESSAGES.titleRequired, 200),
  description: optionalText(DESCRIPTION_LIMIT),
  /** Absent or equal to the record's own: the video stays unchanged. */
  fileLocation: optionalText(300),
})

/** A new record has no video to keep. */
export const newGbsVideoSchema = gbsVideoSchema.extend({
  fileLocation: requiredText(MESSAGES.videoRequired, 300),
})

export interface GbsVideoValues {
  title: string
  description: string | null
  /** The `filename` of a new upload or the record's own file; null: none yet. */
  fileLocation: string | null
}

export const GBS_VIDEO_FIELDS = {
  title: 'title',
  description: 'description',
  fileLocation: 'file_location',
} as const satisfies FieldPairs<
  GbsVideoValues,
  { title: string; description?: string | null; file_location: string }
>

export const NEW_GBS_VIDEO: GbsVideoValues = { title: '', description: null, fileLocation: null }
