/** The guidance video form (spec 3; its fields follow from the record). */
import { z } from 'zod'
import { optionalText, requiredText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'

export interface GbsVideoValues {
  title: string
  description: string
  /** The `filename` of a video that was just sent, or the record's own file; '' before one is chosen. */
  fileLocation: string
}

const schema = z.object({
  title: requiredText(MESSAGES.titleRequired, 200),
  description: optionalText(5_000),
  /** Left out or the record's own: the video stays as it is. */
  fileLocation: optionalText(300),
})

export const gbsVideoForm = {
  schema,
  /** For a new one, which has no video to keep. */
  newSchema: schema.extend({ fileLocation: requiredText(MESSAGES.videoRequired, 300) }),
  newValues: { title: '', description: '', fileLocation: '' } as const satisfies GbsVideoValues,

  fromRecord: (record: {
    title: string
    description?: string | null | undefined
    file_location: string
  }): GbsVideoValues => ({
    title: record.title,
    description: record.description ?? '',
    fileLocation: record.file_location,
  }),

  toInput: ({ title, description, fileLocation }: GbsVideoValues) => ({
    title: title.trim(),
    description: description.trim() || null,
    fileLocation: fileLocation || null,
  }),
}
