/** Any operation of spec 7 that is not a react-admin list or record: `call(DOCUMENT, variables)` answers its data. */
import { takeAhead } from './askAhead.ts'
import { loadGraphql } from './loadGraphql.ts'

/** `Data` is what the document selects. Throws an HttpError that firstErrorMessage reads. */
export async function call<Data>(
  document: string,
  variables: Record<string, unknown> = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  const ahead = await takeAhead({ query: document, variables })
  if (ahead) return ahead.data as Data
  const { send } = await loadGraphql()
  return (await send(document, variables, signal)) as Data
}
