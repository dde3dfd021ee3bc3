/** A mutation that needs no session, without a GraphQL client. `Data` is what it selects. Throws an error with the server's first message. */
import { MESSAGES } from '#domain/messages.ts'
import { GRAPHQL_ENDPOINT } from '../../foundation/data/postGraphql.ts'

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

/** A failed call in words: the server's first message, or that the server could not be reached. */
export function publicErrorMessage(error: unknown): string {
  if (error instanceof TypeError || error instanceof SyntaxError) return UNREACHABLE
  return error instanceof Error && error.message !== '' ? error.message : MESSAGES.unexpected
}

/** fetch throws a TypeError without a connection; a gateway's page instead of an answer is no JSON. */
const UNREACHABLE = 'The server cannot be reached. Check the connection, then try again.'
