/** The current user, requested once and shared by all components. */
import { queryOptions } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { Me as MeOfContract } from '#api/generated/contract.ts'
import { request } from '../data/request.ts'
import { answerOrCached } from './accountCache.ts'
import { ME } from './meDocument.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ client, queryKey }) =>
    answerOrCached('me', {
      current: client.getQueryData<Me>(queryKey),
      load: async () => (await request(ME, {})).me,
      onAnswer: (me) => {
        client.setQueryData(queryKey, me)
        void client.invalidateQueries({ queryKey: ['currentClient', me.client_id] })
      },
    }),
})

export type Me = Omit<MeOfContract, '__typename' | 'client' | 'administrators' | 'public_url'> & {
  client: OwnClient
}

/** Settings of the user's client that show or hide parts of the screens. */
export type OwnClient = Omit<MeOfContract['client'], '__typename'>

/** Returns the current user. Always present inside the app's layout: the client gate waits for it. */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe belongs inside the client gate.')
  return me
}

/**
 * A context instead of a query for each use: every link of a table needs the user, and a query takes as long to
 * render as the link.
 */
export const MeContext = createContext<Me | null>(null)
