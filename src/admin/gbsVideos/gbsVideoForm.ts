/** The forms of a guidance video: a new one needs its file, an old one keeps it. */
import type { GbsVideo } from '#api/generated/contract.ts'
import { gbsVideoForm as rules } from '#domain/gbsVideos/gbsVideoForm.ts'
import type { GbsVideoValues } from '#domain/gbsVideos/gbsVideoForm.ts'
import type { FormSpec } from '../forms/formSpec.ts'

const editing: FormSpec<GbsVideoValues, GbsVideo> = {
  resource: 'gbslibrary',
  schema: rules.schema,
  fields: { title: 'title', description: 'description', fileLocation: 'file_location' },
  fresh: () => rules.newValues,
  noun: 'GBS video',
}

export const gbsVideoForm = { editing, adding: { ...editing, schema: rules.newSchema } }
