/**
 * Plays the guidance video of a task; shows nothing when the task has none. Without a network its words are shown, from
 * the copy on the device.
 */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { graphql } from '#api/graphql.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { request } from '../../foundation/data/request.ts'
import { QueryError } from '../../parts/layout/QueryState.tsx'
import { GbsVideoPlayer } from '../gbsVideos/GbsVideoPlayer.tsx'
import { answerFromServerOrCopy } from './choices/deviceChoices.ts'

export function GuidanceVideo({ taskId }: { taskId: string }) {
  const title = useId()
  const { client_id: clientId } = useMe()
  const t = useT()
  const query = useQuery<Guidance | null>({
    queryKey: ['guidanceVideo', taskId],
    queryFn: ({ signal }) =>
      answerFromServerOrCopy<Guidance | null>(
        clientId,
        async () => (await request(VIDEO_QUERY, { taskId }, { signal })).getGbsVideoByTaskId,
        ({ tasks }) => {
          const guidance = tasks.find(({ id }) => id === taskId)?.guidance
          return guidance ? { ...guidance, video_url: null } : null
        },
        { isSlowEnough: false },
      ),
    // The link expires, but a new one would interrupt playback. Words without a video are replaced on reconnecting.
    staleTime: ({ state }) => (state.data?.video_url === null ? 0 : 5 * 60_000),
  })
  const { data: video, error } = query
  if (error && video === undefined)
    return <QueryError query={query} errorText={t('chunk.failed')} />
  if (!video) return null
  return (
    <Box>
      <Typography variant="h3" id={title}>
        {video.title}
      </Typography>
      {video.description && <Typography color="text.secondary">{video.description}</Typography>}
      <Box sx={{ mt: 1 }}>
        {video.video_url ? (
          <GbsVideoPlayer url={video.video_url} labelledBy={title} />
        ) : (
          <Typography color="text.secondary">{t('addObservation.guidanceOffline')}</Typography>
        )}
      </Box>
    </Box>
  )
}

interface Guidance {
  title: string
  description: string | null
  /** null: not on this device. */
  video_url: string | null
}

const VIDEO_QUERY = graphql(`
  query GuidanceVideo($taskId: ID!) {
    getGbsVideoByTaskId(taskId: $taskId) {
      title
      description
      video_url
    }
  }
`)
