/** What can be said of a guidance video, and the video itself. */
import { TextInput, useRecordContext } from 'react-admin'
import type { GbsVideo } from '#api/generated/contract.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { FileInput } from '../../parts/uploads/FileInput.tsx'

export function GbsVideoFields() {
  const current = useRecordContext<GbsVideo>()?.video_url ?? null
  return (
    <Section title="GBS video">
      <TextInput source="title" isRequired />
      <TextInput source="description" multiline minRows={3} />
      <FileInput source="fileLocation" kind="GBS_VIDEO" current={current} isRequired />
    </Section>
  )
}
