/** Stands around everything that shares one recording: the workbench, and the forms that take times from it. */
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createPlayback } from './createPlayback.ts'
import { PlaybackContext } from './usePlayback.ts'

export function PlaybackProvider({ children }: { children: ReactNode }) {
  const [playback] = useState(createPlayback)
  return <PlaybackContext value={playback}>{children}</PlaybackContext>
}
