/** Follows one figure of the playback: the component is drawn again only when that figure changes. */
import { useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from './createPlayback.ts'

export const usePlaybackState = <Figure>(
  playback: Playback,
  select: (state: PlaybackState) => Figure,
): Figure => useSyncExternalStore(playback.subscribe, () => select(playback.state()))
