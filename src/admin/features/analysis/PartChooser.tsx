/** Chooses the part of a long recording that holds the lift. */
import { useT } from '../../foundation/i18n/useT.ts'
import { formatDecimal } from '../../foundation/format/formatFigure.ts'
import { Box, Button, Slider, Typography } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { MAX_ANALYSIS_SECONDS, MIN_ANALYSIS_SECONDS } from '#domain/videos/poseFrames.ts'
import { framed } from '../../parts/uploads/UploadProgress.tsx'
import type { RecordingPart } from './analyseRecording.ts'

export function PartChooser({ file, length, onChoose }: PartChooserProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [[start, end], setPart] = useState<readonly [number, number]>([0, MAX_ANALYSIS_SECONDS])
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      if (!element) return undefined
      const address = URL.createObjectURL(file)
      element.src = address
      video.current = element
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  const move = (value: number | number[], thumb: number) => {
    const [from = 0, to = 0] = value as number[]
    const part = limitPart([from, to], thumb, length)
    setPart(part)
    if (video.current) video.current.currentTime = part[thumb] ?? 0
  }
  return (
    <Box role="group" aria-label={t('analysis.part.title')} sx={framed}>
      <Box
        component="video"
        ref={show}
        muted
        playsInline
        preload="metadata"
        aria-label={file.name}
        sx={{ maxWidth: '100%', maxHeight: 300 }}
      />
      {length > 0 && (
        <Slider
          value={[start, end]}
          min={0}
          max={length}
          step={0.1}
          disableSwap
          getAriaLabel={(thumb) => t(`analysis.part.${thumb === 0 ? 'start' : 'end'}`)}
          getAriaValueText={(seconds) => `${formatDecimal(seconds, 1)} s`}
          onChange={(_, value, thumb) => move(value, thumb)}
        />
      )}
      <Typography component="output" color="text.secondary">
        {t('analysis.part.length', {
          start: formatDecimal(start, 1),
          end: formatDecimal(end, 1),
          length: formatDecimal(end - start, 1),
        })}
      </Typography>
      <Box>
        <Button variant="contained" onClick={() => onChoose({ start, end })}>
          {t('analysis.part.use')}
        </Button>
      </Box>
    </Box>
  )
}

interface PartChooserProps {
  file: File
  /** Seconds, as the file's frames tell them: its header may not say. */
  length: number
  onChoose: (part: RecordingPart) => void
}

/** Keeps the part within its limits by moving the other end along. */
export function limitPart(
  [start, end]: readonly [number, number],
  moved: number,
  length: number,
): readonly [number, number] {
  if (moved === 0) {
    const from = Math.min(start, length - MIN_ANALYSIS_SECONDS)
    return [
      from,
      Math.min(Math.max(end, from + MIN_ANALYSIS_SECONDS), from + MAX_ANALYSIS_SECONDS, length),
    ]
  }
  const to = Math.max(end, MIN_ANALYSIS_SECONDS)
  return [Math.max(0, Math.min(start, to - MIN_ANALYSIS_SECONDS), to - MAX_ANALYSIS_SECONDS), to]
}
