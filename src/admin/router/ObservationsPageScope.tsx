/** A list of observations inside another page: its page is observationsPage in the address (spec 2). */
import { RouterProviderContext } from 'react-admin'
import type { ReactNode } from 'react'
import { publicRouterProvider } from './publicRouterProvider.tsx'

export function ObservationsPageScope({ children }: { children: ReactNode }) {
  return <RouterProviderContext.Provider value={scoped}>{children}</RouterProviderContext.Provider>
}

const scoped = publicRouterProvider({ entity: 'allobservations', pageKey: 'observationsPage' })
