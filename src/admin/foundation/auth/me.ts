/** The current user (spec 7, me), asked once and shared by everything that needs to know. */
import { queryOptions } from '@tanstack/react-query'
import type { Me as MeOfContract } from '#api/generated/contract.ts'
import { request } from '../data/request.ts'
import { ME } from './meDocument.ts'

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await request<{ me: Me }>(ME, {}, { signal })).me,
})

export type Me = Omit<MeOfContract, '__typename' | 'client'> & { client: OwnClient }

/** What a client switches on and off on the screens. */
export type OwnClient = Omit<MeOfContract['client'], '__typename'>
