/** The forms of a guidance video: a new one needs its file, an old one keeps it. */
import type { GbsVideo } from '#api/generated/contract.ts'
import {
  GBS_VIDEO_FIELDS,
  gbsVideoSchema,
  NEW_GBS_VIDEO,
  newGbsVideoSchema,
} from '#domain/gbsVideos/gbsVideoForm.ts'
import type { GbsVideoValues } from '#domain/gbsVideos/gbsVideoForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

const editConfig: FormConfig<GbsVideoValues, GbsVideo> = {
  resource: 'gbslibrary',
  schema: gbsVideoSchema,
  fields: GBS_VIDEO_FIELDS,
  defaultValues: () => NEW_GBS_VIDEO,
  noun: 'GBS video',
}

export const gbsVideoFormConfigs = {
  editing: editConfig,
  adding: { ...editConfig, schema: newGbsVideoSchema },
}
