/**
 * react-admin's ListBase of the newest address, which each change of the list's filter, order or page is made to. Its
 * own changes wait for a timer and a transition: a second one that is made meanwhile would take the first back.
 */
import { type ReactNode, useMemo } from 'react'
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
    <AddressContext value={useNewestAddress()}>
      <ListBase {...props}>
        <ChangeableList address={useAddress()}>{children}</ChangeableList>
      </ListBase>
    </AddressContext>
  )
}

/** `address`: what links inside the list follow, so that they do not render before the rows. */
function ChangeableList({ address, children }: ChangeableListProps) {
  const list = useListContext()
  const changes = useListChanges()
  const value = useMemo(() => ({ ...list, ...changes }), [list, changes])
  return (
    <AddressContext value={address}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </AddressContext>
  )
}

interface ChangeableListProps {
  address: ReturnType<typeof useAddress>
  children: ReactNode
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
