/** GraphQL operations other than react-admin's records and lists. */
import type { TypedDocument } from '#api/graphql.ts'
import { message } from '#domain/messages.ts'
import { documentOf, type LinkContext, send } from './apolloClient.ts'

/** Resolves to the response's data. Throws an error that graphqlErrorOf reads; an aborted signal throws its own reason. */
export async function request<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { signal, ...options }: RequestOptions = {},
): Promise<Data> {
  try {
    const context: LinkContext = { ...options, fetchOptions: { signal } }
    const { data } = await send({ query: documentOf(document), variables, context })
    if (!data) throw new Error(message('unexpected'))
    return data as Data
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
}

export type RequestOptions = Pick<LinkContext, 'userId'> & { signal?: AbortSignal | undefined }
