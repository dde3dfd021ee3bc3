/** Plays the guidance video of a task; shows nothing when the task has none. */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { graphql } from '#api/graphql.ts'
import { request } from '../../../foundation/data/request.ts'
import { GbsVideoPlayer } from '../../gbsVideos/GbsVideoPlayer.tsx'

export function GuidanceVideo({ taskId }: { taskId: string }) {
  const title = useId()
  const { data: video } = useQuery({
    queryKey: ['guidanceVideo', taskId],
    queryFn: async ({ signal }) => {
      const answer = await request(VIDEO_QUERY, { taskId }, { signal })
      return answer.getGbsVideoByTaskId
    },
    // The link expires, but a new one would interrupt playback.
    staleTime: 5 * 60_000,
  })
  if (!video) return null
  return (
    <Box>
      <Typography variant="h3" id={title}>
        {video.title}
      </Typography>
      {video.description && <Typography color="text.secondary">{video.description}</Typography>}
      <Box sx={{ mt: 1 }}>
        <GbsVideoPlayer url={video.video_url} labelledBy={title} />
      </Box>
    </Box>
  )
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
