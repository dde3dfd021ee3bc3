/**
 * Starts the web app: the first requests are sent while the code that renders their data is still loading. Where nothing
 * can be stored, the page says what to allow.
 */
import { loadChunk } from './foundation/chunks/loadChunk.ts'
import { isStorageAllowed } from './foundation/data/tokenStore.ts'
import { startSession } from './startSession.ts'

if (isStorageAllowed()) startSession(loadChunk(() => import('./renderApp.tsx')))
