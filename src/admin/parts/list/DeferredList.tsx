import { type ReactNode, useDeferredValue } from 'react'
import { ListContextProvider, useListContext } from 'react-admin'

/**
 * Renders what shows a list's records after what controls the list. Queries and navigations update synchronously: the
 * rows of a new page would render in one task, in which no key is answered; deferred, they render in slices.
 */
export function DeferredList({ children }: { children: ReactNode }) {
  return (
    <ListContextProvider value={useDeferredValue(useListContext())}>{children}</ListContextProvider>
  )
}
