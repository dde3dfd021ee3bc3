/** Seek bar, play or pause, reset, frame by frame, elapsed and total seconds, speed. */
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Replay from '@mui/icons-material/Replay'
import SkipNext from '@mui/icons-material/SkipNext'
import SkipPrevious from '@mui/icons-material/SkipPrevious'
import { Box, IconButton, MenuItem, Slider, Stack, TextField, Tooltip } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { PLAYBACK_SPEEDS } from '#domain/videos/playbackTime.ts'
import { formatElapsed, formatSeconds } from '../../foundation/format/formatFigure.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePlaybackState } from './PlaybackProvider.tsx'
import type { Playback } from './createPlayback.ts'
import { commandOf, type WorkbenchCommand } from './workbenchCommands.ts'

export function PlaybackControls({ playback, run, isCompact }: PlaybackControlsProps) {
  const t = useT()
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying)
  return (
    <div role="group" aria-label={t('videos.controls.label')}>
      <SeekBar playback={playback} run={run} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Stack direction="row">
          <Control
            label={t(isPlaying ? 'videos.controls.pause' : 'videos.controls.play')}
            onClick={() => run('toggle')}
          >
            {isPlaying ? <Pause /> : <PlayArrow />}
          </Control>
          <Control label={t('videos.controls.previousFrame')} onClick={() => run('previousFrame')}>
            <SkipPrevious />
          </Control>
          <Control label={t('videos.controls.nextFrame')} onClick={() => run('nextFrame')}>
            <SkipNext />
          </Control>
          <Control label={t('videos.controls.reset')} onClick={() => run('toStart')}>
            <Replay />
          </Control>
        </Stack>
        <Speed playback={playback} />
      </Stack>
      <Box sx={isCompact ? NOT_ON_PHONE : null}>
        <Elapsed playback={playback} />
      </Box>
    </div>
  )
}

interface PlaybackControlsProps {
  playback: Playback
  run: (command: WorkbenchCommand) => void
  isCompact: boolean
}

const NOT_ON_PHONE = { display: { xs: 'none', sm: 'block' } } as const

function Control({ label, onClick, children }: ControlProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

interface ControlProps {
  label: string
  onClick: () => void
  children: ReactNode
}

function Elapsed({ playback }: { playback: Playback }) {
  const t = useT()
  const text = usePlaybackState(playback, ({ time, duration }) => formatElapsed(time, duration))
  return (
    <Box
      role="timer"
      aria-label={t('videos.controls.elapsed')}
      sx={{ color: 'text.secondary', mt: 0.5 }}
    >
      {text}
    </Box>
  )
}

function Speed({ playback }: { playback: Playback }) {
  const t = useT()
  const speed = usePlaybackState(playback, (state) => state.speed)
  return (
    <TextField
      select
      fullWidth={false}
      value={speed}
      onChange={({ target }) => playback.setSpeed(Number(target.value))}
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': t('videos.controls.speed', { speed }) } },
      }}
      sx={{ width: 96 }}
    >
      {PLAYBACK_SPEEDS.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {formatNumber(choice)}×
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The seek bar; it uses the workbench's keys, so an arrow moves one frame here too. */
function SeekBar({ playback, run }: SeekBarProps) {
  const t = useT()
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
        aria-label={t('videos.controls.seek')}
        min={0}
        max={duration || 1}
        step={0.001}
        disabled={duration === 0}
        value={Math.min(time, duration)}
        getAriaValueText={formatSeconds}
        onChange={(_event, seconds) => playback.seek(seconds)}
        sx={bar}
      />
    </Box>
  )
}

interface SeekBarProps {
  playback: Playback
  run: (command: WorkbenchCommand) => void
}

/** The thumb follows the frame without animation. */
const bar = {
  color: 'primary.dark',
  display: 'block',
  '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
  '& .MuiSlider-thumb': { width: { xs: 24, md: 16 }, height: { xs: 24, md: 16 } },
} as const
