import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'

/**
 * Renders what shows a list's records after what controls the list. Queries and navigations update synchronously: the
 * rows of a new page would render in one task, 230 ms on a phone, in which no key is answered; deferred, they render in
 * slices. A row is selected at once.
 */
export function DeferredList({ children }: { children: ReactNode }) {
  const list = useListContext()
  const { selectedIds } = list
  const deferred = useDeferredValue(list)
  const value = useMemo(() => ({ ...deferred, selectedIds }), [deferred, selectedIds])
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}
