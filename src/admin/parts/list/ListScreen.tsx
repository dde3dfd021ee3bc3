/**
 * What every list screen has (spec 2, Shared list screens): title and add button, toolbar, pager. Between
 * them stand the records: a table (EntityList), or cards where the records are to be looked at.
 */
import { Card } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PageHeader } from '../layout/PageHeader.tsx'
import { AddButton } from './AddButton.tsx'
import { LIST_QUERY_OPTIONS } from './listQuery.ts'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListToolbarProps } from './ListToolbar.tsx'
import { Pagination } from './Pager.tsx'

export function ListScreen({ addLabel, header, children, ...toolbar }: ListScreenProps) {
  return (
    <ListBase
      // PageGuard has let the person in; asking again would hold the rows up.
      disableAuthentication
      storeKey={false}
      perPage={10}
      exporter={false}
      queryOptions={LIST_QUERY_OPTIONS}
    >
      <PageHeader title={toolbar.title} action={addLabel && <AddButton label={addLabel} />} />
      <ClearSelectionOnFilter />
      {header}
      <Card variant="outlined">
        <ListToolbar {...toolbar} />
        {children}
        <Pagination />
      </Card>
    </ListBase>
  )
}

export interface ListScreenProps extends ListToolbarProps {
  /** The records, in a ListBody. */
  children: ReactNode
  /** The words of the page's add button; without them there is none. */
  addLabel?: string
  /** Between title and table: filter form, summary. Inside the list's context. */
  header?: ReactNode
}

/** Rows that a new filter hides must not be deleted with the others. */
function ClearSelectionOnFilter() {
  const { filterValues, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const seen = useRef(filter)
  useEffect(() => {
    if (seen.current !== filter) onUnselectItems()
    seen.current = filter
  }, [filter, onUnselectItems])
  return null
}
