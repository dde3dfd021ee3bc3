/**
 * Layout of every list screen: title and add button, toolbar, records, pager. The records are a table (EntityList),
 * or cards where pictures matter.
 */
import AddIcon from '@mui/icons-material/Add'
import { Button, Card } from '@mui/material'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import {
  LinkBase,
  ListContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin'
import { phoneBarOf } from '#domain/access.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { QUERY_DEFAULTS } from '../../foundation/auth/sessionQueryClient.ts'
import { connection } from '../../foundation/data/connection.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { pathCodec } from '../../foundation/router/pathCodec.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'
import { NewestListBase } from './NewestListBase.tsx'
import { Pagination } from './Pagination.tsx'

export function ListScreen({ addLabel, header, footer, children, ...toolbar }: ListScreenProps) {
  return (
    <NewestListBase
      // PageGuard has checked access already; a second check would delay the rows.
      disableAuthentication
      storeKey={false}
      perPage={10}
      exporter={false}
      queryOptions={LIST_QUERY_OPTIONS}
    >
      <PageHeader title={toolbar.title} action={addLabel && <AddButton label={addLabel} />} />
      {header}
      <Card variant="outlined">
        <ListToolbar {...toolbar} />
        <DeferredList>
          {children}
          <Pagination />
        </DeferredList>
      </Card>
      {footer}
    </NewestListBase>
  )
}

export interface ListScreenProps extends ListToolbarProps {
  /** The records, in a ListBody. */
  children: ReactNode
  /** Label of the add button; absent: no button. */
  addLabel?: string
  /** Between title and table, inside the list's context: filter form. */
  header?: ReactNode
  /** Below the table, inside the list's context: summary. */
  footer?: ReactNode
}

/**
 * Renders what shows a list's records after what controls the list. Queries and navigations update synchronously: the
 * rows of a new page would render in one task, 230 ms on a phone, in which no key is answered; deferred, they render in
 * slices. A row is selected at once.
 */
function DeferredList({ children }: { children: ReactNode }) {
  const list = useListContext()
  const { selectedIds, onUnselectItems } = list
  const deferred = useDeferredValue(list)
  useSelectionOfFilter(list, deferred)
  const value = useMemo(
    () => ({ ...deferred, selectedIds, onUnselectItems }),
    [deferred, selectedIds, onUnselectItems],
  )
  return <ListContextProvider value={value}>{children}</ListContextProvider>
}

/**
 * Rows hidden by a new filter must not be deleted with the others, nor those of the former one that are chosen while
 * they are still shown.
 */
function useSelectionOfFilter({ filterValues, onUnselectItems }: List, shown: List) {
  const filter = JSON.stringify(filterValues)
  const shownFilter = shown.isPlaceholderData ? null : JSON.stringify(shown.filterValues)
  const selectable = useRef(filter)
  useEffect(() => {
    if (selectable.current === filter) return
    onUnselectItems()
    if (shownFilter === filter) selectable.current = filter
  }, [filter, shownFilter, onUnselectItems])
}

type List = ReturnType<typeof useListContext>

/** Add button of a list, for the roles that may add. */
function AddButton({ label }: { label: string }) {
  const resource = useResourceContext() ?? ''
  const mayAdd = useMayAct({ resource, action: 'create' })
  const createPath = useCreatePath()
  const { type } = useMe()
  if (!mayAdd) return null
  const to = createPath({ resource, type: 'create' })
  const isInPhoneBar = phoneBarOf(type).some(({ path }) => path === pathCodec.encode(to))
  return (
    <Button
      component={LinkBase}
      to={to}
      variant="contained"
      startIcon={<AddIcon />}
      sx={isInPhoneBar ? NOT_ON_PHONE : null}
    >
      {label}
    </Button>
  )
}

const NOT_ON_PHONE = { [ON_PHONE]: { display: 'none' } } as const

/** Query options of every list. */
export const LIST_QUERY_OPTIONS = {
  /** The list shows its error itself; a notification would repeat it. */
  onError: () => undefined,
  /** Waits for the connection: react-admin takes a page that failed for one that is not there, and opens the first. */
  networkMode: 'offlineFirst',
  retry: (failures: number, error: Error) =>
    !connection.isOnline() || QUERY_DEFAULTS.retry(failures, error),
  meta: { clampToLastPage: true },
} as const
