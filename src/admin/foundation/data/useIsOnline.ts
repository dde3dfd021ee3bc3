/** Returns whether the server can be reached; rerenders when that changes. */
import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

export const useIsOnline = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isOnline)
