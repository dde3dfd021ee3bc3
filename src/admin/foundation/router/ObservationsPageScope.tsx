/** A list of observations inside another page: its page is observationsPage in the address (spec 2). */
import { RouterProviderContext } from 'react-admin'
import type { ReactNode } from 'react'
import { publicRouterProvider } from './publicRouterProvider.tsx'

export function ObservationsPageScope({ children }: { children: ReactNode }) {
  return (
    <RouterProviderContext.Provider value={observationsRouterProvider}>
      {children}
    </RouterProviderContext.Provider>
  )
}

const observationsRouterProvider = publicRouterProvider({
  entity: 'allobservations',
  pageKey: 'observationsPage',
})
