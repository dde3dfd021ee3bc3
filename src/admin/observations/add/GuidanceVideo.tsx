/** The guidance video of the chosen task, to watch only; nothing where the task has none. */
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../data/call.ts'

export function GuidanceVideo({ taskId }: { taskId: string }) {
  const title = useId()
  const { data: video } = useQuery({
    queryKey: ['guidanceVideo', taskId],
    queryFn: async ({ signal }) => {
      const answer = await call<{ getGbsVideoByTaskId: Video | null }>(
        VIDEO,
        { taskId },
        { signal },
      )
      return answer.getGbsVideoByTaskId
    },
    // The link expires; playing must not be cut by a new one.
    staleTime: 5 * 60_000,
  })
  if (!video) return null
  return (
    <Box>
      <Typography variant="h3" id={title}>
        {video.title}
      </Typography>
      {video.description && <Typography color="text.secondary">{video.description}</Typography>}
      <Box
        component="video"
        controls
        playsInline
        preload="metadata"
        src={video.video_url}
        aria-labelledby={title}
        sx={{
          display: 'block',
          width: '100%',
          maxWidth: 640,
          maxHeight: 480,
          mt: 1,
          borderRadius: 1,
        }}
      />
    </Box>
  )
}

interface Video {
  title: string
  description: string | null
  video_url: string
}

const VIDEO = `query GuidanceVideo($taskId: ID!) {
  getGbsVideoByTaskId(taskId: $taskId) { title description video_url }
}`
