/** Starts the web app: the first requests are sent while the code that renders their data is still loading. */
import { loadChunk } from './foundation/chunks/loadChunk.ts'
import { startSession } from './startSession.ts'

startSession(loadChunk(() => import('./renderApp.tsx')))
