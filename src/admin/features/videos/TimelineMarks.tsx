/** Marks below the timeline: buttons that seek to their moments. */
import ChatBubble from '@mui/icons-material/ChatBubble'
import { Box, IconButton, Tooltip } from '@mui/material'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import type { Playback } from './createPlayback.ts'

export interface TimelineMark {
  id: string
  /** Seconds. */
  at: number
  /** Names the button. */
  label: string
  /** Shown for it. */
  text: string
}

/** `total`: seconds. Renders nothing without marks. */
export function TimelineMarks({ marks, total, playback }: TimelineMarksProps) {
  if (marks.length === 0) return null
  const show = (at: number) => {
    playback.pause()
    playback.seek(at)
  }
  return (
    <Box className={NOT_PRINTED_CLASS} sx={row}>
      {marks.map(({ id, at, label, text }) => (
        <Tooltip key={id} title={text} describeChild>
          <IconButton
            aria-label={label}
            color="primary"
            onClick={() => show(at)}
            sx={{ ...mark, left: `${total > 0 ? Math.min(100, (at / total) * 100) : 0}%` }}
          >
            <ChatBubble />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}

interface TimelineMarksProps {
  marks: readonly TimelineMark[]
  total: number
  playback: Playback
}

/** Below the chart and not its names. */
const row = { gridColumn: -2, position: 'relative', height: 24, mb: 0.5 } as const

const mark = {
  position: 'absolute',
  width: 24,
  height: 24,
  p: 0,
  transform: 'translateX(-50%)',
  '& svg': { fontSize: 16 },
} as const
