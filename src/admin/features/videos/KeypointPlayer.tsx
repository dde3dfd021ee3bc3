/** Where no video plays: the keypoints' own clock. It shows nothing itself. */
import { useEffect } from 'react'
import type { Playback } from './createPlayback.ts'
import { keypointClock } from './keypointClock.ts'

export function KeypointPlayback({ times, playback }: KeypointPlaybackProps) {
  useEffect(
    () => playback.attach((report, state) => keypointClock(times, report, state)),
    [playback, times],
  )
  return null
}

interface KeypointPlaybackProps {
  times: readonly number[]
  playback: Playback
}
