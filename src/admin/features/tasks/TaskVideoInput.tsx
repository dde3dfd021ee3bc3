/** Dropdown of the task's guidance video, with a small player of the chosen one. */
import { Box } from '@mui/material'
import { useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { GbsVideo } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { GbsVideoPlayer } from '../gbsVideos/GbsVideoPlayer.tsx'

export function TaskVideoInput() {
  const t = useT()
  const videos = useRecordSource('gbslibrary')
  const selected = useWatch({ name: 'gbs_video' }) as Choice | null
  return (
    <>
      <ChoiceInput source="gbs_video" choices={videos} hint={t('tasks.form.video')} />
      {selected && <SelectedVideoPreview id={selected.id} />}
    </>
  )
}

function SelectedVideoPreview({ id }: { id: string }) {
  const { data: video } = useGetOne<GbsVideo>('gbslibrary', { id }, QUERY_OPTIONS)
  if (!video?.video_url) return null
  return (
    <Box sx={{ maxWidth: 360 }}>
      <GbsVideoPlayer url={video.video_url} label={video.title} />
    </Box>
  )
}

/** Refetching would replace the link, which expires, and interrupt the video. */
const QUERY_OPTIONS = { staleTime: 5 * 60_000 }
