/** The seek bar; its keys are the workbench's, so that an arrow is a frame here too. */
import { Box, Slider } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { formatSeconds } from '#domain/videos/shownSeconds.ts'
import type { Playback } from './createPlayback.ts'
import { usePlaybackState } from './usePlaybackState.ts'
import { commandOf } from './workbenchCommands.ts'
import type { WorkbenchCommand } from './workbenchCommands.ts'

export function SeekBar({ playback, run }: SeekBarProps) {
  const time = usePlaybackState(playback, (state) => state.time)
  const duration = usePlaybackState(playback, (state) => state.duration)
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    event.stopPropagation()
    run(command)
  }
  return (
    <Box onKeyDownCapture={onKeyDown} sx={{ px: 1 }}>
      <Slider
        size="small"
        aria-label="Seek"
        min={0}
        max={duration || 1}
        step={0.001}
        disabled={duration === 0}
        value={Math.min(time, duration)}
        getAriaValueText={formatSeconds}
        onChange={(_event, wanted) => playback.seek(wanted)}
        sx={bar}
      />
    </Box>
  )
}

interface SeekBarProps {
  playback: Playback
  run: (command: WorkbenchCommand) => void
}

/** The thumb follows the picture, not an animation. */
const bar = {
  color: 'primary.dark',
  display: 'block',
  '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
} as const
