/** A mutation that needs no session, without a GraphQL client. Throws an error with the server's first message. */
import { MESSAGES } from '#domain/messages.ts'
import { GRAPHQL_ENDPOINT } from '../data/graphqlEndpoint.ts'

export async function postPublic(query: string, variables: Record<string, unknown>): Promise<void> {
  const response = await fetch(GRAPHQL_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as Answer
  if (errors?.length || !data) throw new Error(errors?.[0]?.message ?? MESSAGES.unexpected)
}

interface Answer {
  data?: object | null
  errors?: { message: string }[]
}
