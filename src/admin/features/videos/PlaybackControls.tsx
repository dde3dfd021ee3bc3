/** Seek bar with the frames that decided, play or pause, reset, frame by frame, elapsed and total seconds, speed. */
import Fullscreen from '@mui/icons-material/Fullscreen'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Replay from '@mui/icons-material/Replay'
import SkipNext from '@mui/icons-material/SkipNext'
import SkipPrevious from '@mui/icons-material/SkipPrevious'
import { Box, IconButton, MenuItem, Slider, Stack, TextField, Tooltip } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import type { DecidingFrame } from '#domain/videos/decidingFrames.ts'
import { PLAYBACK_SPEEDS } from '#domain/videos/playbackTime.ts'
import { formatElapsed, formatSeconds } from '../../foundation/format/formatFigure.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { usePlaybackState } from './PlaybackProvider.tsx'
import type { Playback } from './createPlayback.ts'
import { commandOf, type WorkbenchCommand } from './workbenchCommands.ts'

export function PlaybackControls({
  playback,
  decided,
  run,
  isCompact,
  onFullScreen,
}: PlaybackControlsProps) {
  const t = useT()
  const isPlaying = usePlaybackState(playback, (state) => state.isPlaying)
  return (
    <div role="group" aria-label={t('videos.controls.label')}>
      <SeekBar {...{ playback, decided, run }} />
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
        <Control label={t('videos.controls.fullScreen')} onClick={onFullScreen}>
          <Fullscreen />
        </Control>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ ...belowControls, ...(isCompact ? NOT_ON_PHONE : {}) }}
      >
        <Elapsed playback={playback} />
        {decided.length > 0 && (
          <span>
            <Box component="span" aria-hidden sx={dot} />{' '}
            {t('videos.controls.decided', { smart_count: decided.length })}
          </span>
        )}
      </Stack>
    </div>
  )
}

interface PlaybackControlsProps extends SeekBarProps {
  isCompact: boolean
  onFullScreen: () => void
}

const belowControls = { color: 'text.secondary', mt: 0.5, flexWrap: 'wrap' } as const

const NOT_ON_PHONE = { display: { xs: 'none', sm: 'flex' } } as const

const mark = {
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'text.primary',
  opacity: 1,
} as const

const dot = { ...mark, display: 'inline-block', mr: 0.5 } as const

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
    <span role="timer" aria-label={t('videos.controls.elapsed')}>
      {text}
    </span>
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
function SeekBar({ playback, decided, run }: SeekBarProps) {
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
        marks={decided.map(({ at }) => ({ value: at }))}
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
  decided: readonly DecidingFrame[]
  run: (command: WorkbenchCommand) => void
}

/** The thumb follows the frame without animation. */
const bar = {
  color: 'primary.dark',
  display: 'block',
  '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
  '& .MuiSlider-mark, & .MuiSlider-markActive': { ...mark, transform: 'translate(-50%, -50%)' },
  '& .MuiSlider-thumb': { width: { xs: 24, md: 16 }, height: { xs: 24, md: 16 } },
} as const
