/** The line on the timeline at the time of the recording; moved without drawing the chart again. */
import { Box, useTheme } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { Playback } from './createPlayback.ts'
import { CHART, toChartX } from './timelineBoxes.ts'

export function Playhead({ playback, total }: PlayheadProps) {
  const line = useRef<SVGGElement>(null)
  const { palette } = useTheme()
  useEffect(() => {
    const move = () =>
      line.current?.setAttribute(
        'transform',
        `translate(${toChartX(playback.currentTime(), total)} 0)`,
      )
    move()
    return playback.subscribe(move)
  }, [playback, total])
  return (
    <Box component="g" ref={line} aria-hidden sx={{ pointerEvents: 'none' }}>
      <line y1={-2} y2={CHART.height} stroke={palette.background.paper} strokeWidth={4} />
      <line y1={-2} y2={CHART.height} stroke={palette.text.primary} strokeWidth={2} />
    </Box>
  )
}

interface PlayheadProps {
  playback: Playback
  /** Seconds across the chart. */
  total: number
}
