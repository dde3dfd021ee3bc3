/** Provides the playback that a workbench and the forms around it share. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { createPlayback, type Playback, type PlaybackState } from './createPlayback.ts'

export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [playback] = useState(createPlayback)
  return <PlaybackContext value={playback}>{children}</PlaybackContext>
}

/**
 * Returns the playback of the page's recording, without rendering on every frame; null when the page has none.
 * Requires PlaybackProvider.
 */
export const usePlayback = (): Playback | null => useContext(PlaybackContext)

/** Id of the element that shows the recording. */
export const PLAYER_ID = 'recording-player'

/** On a phone the recording stands below what leads to it. At the top of the window nothing that still loads above moves it. */
export function scrollToPlayer(): void {
  const player = document.getElementById(PLAYER_ID)
  const isBelow = player && player.getBoundingClientRect().bottom > window.innerHeight
  player?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' })
}

const PlaybackContext = createContext<Playback | null>(null)

/** Selects one value of the playback: the component renders again only when it changes. */
export const usePlaybackState = <Figure,>(
  playback: Playback,
  select: (state: PlaybackState) => Figure,
): Figure => useSyncExternalStore(playback.subscribe, () => select(playback.state()))
