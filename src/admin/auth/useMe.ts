/** The current user. Inside the app's layout it is always there: the client gate waits for it. */
import { useQuery } from '@tanstack/react-query'
import { meQuery } from './me.ts'
import type { Me } from './me.ts'
import { sessionClient } from './sessionClient.ts'

export function useMe(): Me {
  const { data } = useQuery(meQuery, sessionClient)
  if (!data) throw new Error('useMe belongs inside the client gate.')
  return data
}
