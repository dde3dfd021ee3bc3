/** Any operation of spec 7 that is not a react-admin list or record: `call(DOCUMENT, variables)` answers its data. */
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { HttpError } from 'react-admin'
import { graphqlClient } from './graphqlClient.ts'
import { parsed } from './parsed.ts'

/** `Data` is what the document selects. Throws an HttpError that firstErrorMessage reads. */
export async function call<Data>(
  document: string,
  variables: Record<string, unknown> = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  const node = parsed(document)
  const context = { fetchOptions: { signal } }
  try {
    const { data } = isMutation(node)
      ? await graphqlClient.mutate<Data>({ mutation: node, variables, context })
      : await graphqlClient.query<Data>({ query: node, variables, context })
    return data as Data
  } catch (error) {
    throw new HttpError(error instanceof Error ? error.message : String(error), 200, error)
  }
}

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION,
  )
