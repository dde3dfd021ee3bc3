/** Any operation of spec 7 that is not a react-admin list or record: `call(DOCUMENT, variables)` answers its data. */
import { takePrefetched, loadApollo } from './prefetch.ts'

/** `Data` is what the document selects. Throws an HttpError that firstErrorMessage reads. */
export async function request<Data>(
  document: string,
  variables: Record<string, unknown> = {},
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  const prefetched = await takePrefetched({ query: document, variables })
  if (prefetched) return prefetched.data as Data
  const { sendDocument } = await loadApollo()
  return (await sendDocument(document, variables, signal)) as Data
}
