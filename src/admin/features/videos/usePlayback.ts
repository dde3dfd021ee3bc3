/** The playback of the page's recording: read its time, seek, pause. It never makes the caller follow every frame. */
import { createContext, useContext } from 'react'
import type { Playback } from './createPlayback.ts'

/** null: nothing on this page plays. Around the page stands PlaybackProvider. */
export const usePlayback = (): Playback | null => useContext(PlaybackContext)

export const PlaybackContext = createContext<Playback | null>(null)
