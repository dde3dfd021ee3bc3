/** Stands around everything that shares one recording: the workbench, and the forms that take times from it. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { createPlayback, type Playback, type PlaybackState } from './createPlayback.ts'

export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [playback] = useState(createPlayback)
  return <PlaybackContext value={playback}>{children}</PlaybackContext>
}

/**
 * The playback of the page's recording: read its time, seek, pause. It never makes the caller follow every frame.
 * null: nothing on this page plays. Around the page stands PlaybackProvider.
 */
export const usePlayback = (): Playback | null => useContext(PlaybackContext)

const PlaybackContext = createContext<Playback | null>(null)

/** Follows one figure of the playback: the component is drawn again only when that figure changes. */
export const usePlaybackState = <Figure,>(
  playback: Playback,
  select: (state: PlaybackState) => Figure,
): Figure => useSyncExternalStore(playback.subscribe, () => select(playback.state()))
