/** A mutation that needs no session, without a GraphQL client. `Data` is what it selects. Throws an error with the server's first message. */
import { MESSAGES } from '#domain/messages.ts'
import { GRAPHQL_ENDPOINT } from '../../foundation/data/graphqlEndpoint.ts'

export async function postPublic<Data>(
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const response = await fetch(GRAPHQL_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as GraphqlResponse<Data>
  if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? MESSAGES.unexpected)
  return data
}

interface GraphqlResponse<Data> {
  data?: Data | null
  errors?: { message: string }[]
}
