/** The current user. Inside the app's layout it is always there: the client gate waits for it. */
import { createContext, useContext } from 'react'
import type { Me } from './me.ts'

export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe belongs inside the client gate.')
  return me
}

/** Every link of a table asks who it is for: a query of its own in each would take as long to draw as the link. */
export const MeContext = createContext<Me | null>(null)
