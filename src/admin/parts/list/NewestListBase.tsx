/**
 * react-admin's ListBase of the newest address, which each change of the list's filter, order or page is made to. Its
 * own changes wait for a timer and a transition: a second one that is made meanwhile would take the first back.
 */
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import {
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  type ListControllerResult,
  removeEmpty,
  useEvent,
  useListContext,
  useLocation,
  useNavigate,
} from 'react-admin'
import { AddressContext, useAddress, useRouter } from '../../foundation/router/AddressProvider.tsx'
import { searchParams } from '../../foundation/router/searchParams.ts'
import { useNewestAddress } from '../../foundation/router/useNewestAddress.ts'

export function NewestListBase({ children, ...props }: ListBaseProps) {
  return (
    <NewestAddress>
      <ListBase {...props}>
        <ChangeableList>{children}</ChangeableList>
      </ListBase>
    </NewestAddress>
  )
}

/** Apart, so that the list does not render again with the address. */
function NewestAddress({ children }: { children: ReactNode }) {
  return <AddressContext value={useNewestAddress()}>{children}</AddressContext>
}

function ChangeableList({ children }: { children: ReactNode }) {
  const list = useListContext()
  const changes = useListChanges()
  const value = useMemo(() => ({ ...list, ...changes }), [list, changes])
  // Links follow in slices, like the rows.
  const address = useDeferredValue(useAddress())
  return (
    <AddressContext value={address}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </AddressContext>
  )
}

function useListChanges(): ListChanges {
  const router = useRouter()
  const address = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const change = useEvent((part: Record<string, string>) => {
    // The page is being left.
    if (router.state.location !== address) return
    const params = Object.fromEntries(searchParams.parse(location.search))
    const search = searchParams.stringify(Object.entries({ ...params, page: '1', ...part }))
    navigate({ search }, { state: { _scrollToTop: 'page' in part } })
  })
  return useMemo(
    () => ({
      setFilters: (filter) => change({ filter: JSON.stringify(removeEmpty(filter)) }),
      setSort: ({ field, order }) => change({ sort: field, order }),
      setPage: (page) => change({ page: String(page) }),
      setPerPage: (size) => change({ perPage: String(size) }),
    }),
    [change],
  )
}

type ListChanges = Pick<ListControllerResult, 'setFilters' | 'setSort' | 'setPage' | 'setPerPage'>
