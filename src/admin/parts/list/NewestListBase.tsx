/**
 * react-admin's ListBase whose filter, order and page change at once: its own changes wait for a timer and a transition, and
 * a second one that is made meanwhile would take the first back.
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
import { AT_ONCE, useAddress, useRouter } from '../../foundation/router/AddressProvider.tsx'
import { searchParams } from '../../foundation/router/searchParams.ts'

export function NewestListBase({ children, ...props }: ListBaseProps) {
  return (
    <ListBase {...props}>
      <ChangeableList>{children}</ChangeableList>
    </ListBase>
  )
}

function ChangeableList({ children }: { children: ReactNode }) {
  const list = useListContext()
  const changes = useListChanges()
  const value = useMemo(() => ({ ...list, ...changes }), [list, changes])
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}

function useListChanges(): ListChanges {
  const router = useRouter()
  const address = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const change = useEvent((part: Record<string, string>) => {
    // The page is being left.
    if (router.state.location.key !== address.key) return
    const params = Object.fromEntries(searchParams.parse(location.search))
    const search = searchParams.stringify(Object.entries({ ...params, page: '1', ...part }))
    navigate({ search }, { ...AT_ONCE, state: { _scrollToTop: 'page' in part } })
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
