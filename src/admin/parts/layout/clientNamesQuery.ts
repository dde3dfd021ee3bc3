/** Query of all clients by name for the provider's picker, active ones first. Invalidate it when a client changes. */
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'

export const clientNamesQuery = queryOptions({
  queryKey: ['clientNames'],
  queryFn: async ({ signal }): Promise<ClientChoice[]> => {
    const answer = await request(CLIENT_NAMES, {}, { signal })
    const { active, disabled } = answer.nonPaginatedClientsByDeletedAt
    return [
      ...active.map((client) => ({ ...client, group: 'active' as const })),
      ...disabled.map((client) => ({ ...client, group: 'disabled' as const })),
    ]
  },
})

export interface ClientChoice {
  id: string
  company_name: string
  group: 'active' | 'disabled'
}

const CLIENT_NAMES = graphql(`
  query ClientNames {
    nonPaginatedClientsByDeletedAt {
      active {
        id
        company_name
      }
      disabled {
        id
        company_name
      }
    }
  }
`)
