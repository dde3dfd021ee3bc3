/** GraphQL operations other than react-admin's records and lists. */
import { OperationTypeNode } from 'graphql'
import type { TypedDocument } from '#api/graphql.ts'
import { message } from '#domain/messages.ts'
import { apolloClient, type LinkContext, operationOf, parseDocument } from './apolloClient.ts'

/** Resolves to the response's data. Throws an error that graphqlErrorOf reads; an aborted signal throws its own reason. */
export async function request<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { signal, ...options }: RequestOptions = {},
): Promise<Data> {
  const query = parseDocument(document)
  const context: LinkContext = { ...options, fetchOptions: { signal } }
  try {
    const { data } = await (operationOf(query) === OperationTypeNode.MUTATION
      ? apolloClient.mutate<Data>({ mutation: query, variables, context })
      : apolloClient.query<Data>({ query, variables, context }))
    if (!data) throw new Error(message('unexpected'))
    return data
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

export type RequestOptions = Pick<LinkContext, 'userId'> & { signal?: AbortSignal | undefined }
