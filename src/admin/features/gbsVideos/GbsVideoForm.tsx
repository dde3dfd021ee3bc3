/** Forms of a guidance video: a new one requires a file, an existing one keeps its own. */
import { TextInput, useRecordContext } from 'react-admin'
import type { GbsVideo } from '#api/generated/contract.ts'
import {
  gbsVideoSchema,
  newGbsVideoSchema,
  DESCRIPTION_LIMIT,
} from '#domain/gbsVideos/gbsVideoForm.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { LongTextInput } from '../../parts/forms/LongTextInput.tsx'
import { FileInput } from '../../parts/uploads/FileInput.tsx'
import { useInvalidateGuidance } from './useInvalidateGuidance.ts'

const editConfig: FormConfig<GbsVideo> = {
  resource: 'gbslibrary',
  schema: gbsVideoSchema,
  defaultValues: () => ({ title: '', description: null, file_location: null }),
}

export const gbsVideoFormConfigs = {
  editing: editConfig,
  adding: { ...editConfig, schema: newGbsVideoSchema },
}

/** /gbslibrary/addGbsVideo */
export function GbsVideoCreate() {
  return <EntityCreate config={gbsVideoFormConfigs.adding} fields={<GbsVideoFields />} />
}

/** /gbslibrary/{id}/edit */
export function GbsVideoEdit() {
  const invalidateGuidance = useInvalidateGuidance()
  return (
    <EntityEdit
      config={gbsVideoFormConfigs.editing}
      mutationOptions={{ onSettled: invalidateGuidance }}
      fields={<GbsVideoFields />}
    />
  )
}

/** Fields of the guidance video form, including the video file. */
export function GbsVideoFields() {
  const t = useT()
  const current = useRecordContext<GbsVideo>()?.video_url ?? null
  return (
    <Section title={t('gbsVideos.section')}>
      <TextInput source="title" isRequired />
      <LongTextInput source="description" limit={DESCRIPTION_LIMIT} minRows={3} />
      <FileInput source="file_location" kind="GBS_VIDEO" current={current} isRequired />
    </Section>
  )
}
