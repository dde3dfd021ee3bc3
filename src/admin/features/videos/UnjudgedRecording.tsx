/** A recording to judge, without anything that an analysis has found: its player, from where the lift begins. */
import { useMemo } from 'react'
import type { Principle } from '#domain/observations/principles.ts'
import { usePlayback } from './PlaybackProvider.tsx'
import { Workbench } from './Workbench.tsx'

export function UnjudgedRecording({ id, url, lift, ...props }: UnjudgedRecordingProps) {
  const playback = usePlayback()
  const video = useMemo(
    () => ({ observationId: id, url, frames: [], lanes: [], end: 0, figures: [], times: [] }),
    [id, url],
  )
  if (!playback) return null
  return (
    <Workbench
      video={video}
      lift={lift}
      judgements={NONE}
      lifts={NONE}
      marks={NONE}
      playback={playback}
      isJudgedHere={false}
      onChooseLift={undefined}
      isCompact
      {...props}
    />
  )
}

interface UnjudgedRecordingProps {
  /** Tells recordings apart. */
  id: string
  url: string | null
  /** Seconds; null: the whole recording. */
  lift: readonly [start: number, end: number] | null
  principles: readonly Principle[]
  /** Gets a fresh link to the recording. */
  refetch: () => void
}

const NONE = [] as const
