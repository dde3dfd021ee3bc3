/** The current user, asked once and shared by everything that needs to know. */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Me as MeOfContract } from '#api/generated/contract.ts'
import { request } from '../data/request.ts'
import { ME } from './meDocument.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await request(ME, {}, { signal })).me,
})

export type Me = Omit<MeOfContract, '__typename' | 'client'> & { client: OwnClient }

/** What a client switches on and off on the screens. */
export type OwnClient = Omit<MeOfContract['client'], '__typename'>

/** The current user. Inside the app's layout it is always there: the client gate waits for it. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe belongs inside the client gate.')
  return me
}

/** Every link of a table asks who it is for: a query of its own in each would take as long to draw as the link. */
export const MeContext = createContext<Me | null>(null)
