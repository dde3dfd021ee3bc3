/** A GraphQL operation on its way to the server and back, light enough to be among a page's first code. */

/** Throws when there is no answer in GraphQL: no connection, a gateway's page. */
export async function postGraphql(
  { query, variables }: GraphqlRequest,
  { accessToken }: { accessToken: string | null },
): Promise<GraphqlResponse> {
  const response = await fetch(GRAPHQL_ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as GraphqlResponse
}

export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
}

export interface GraphqlResponse {
  data?: unknown
  errors?: { message?: string; extensions?: { code?: unknown; field?: unknown } }[]
}

/** The one endpoint of spec 7, on the address that the app came from. */
export const GRAPHQL_ENDPOINT = '/graphql'
