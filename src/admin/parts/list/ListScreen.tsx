/**
 * What every list screen has: title and add button, toolbar, pager. Between
 * them stand the records: a table (EntityList), or cards where the records are to be looked at.
 */
import AddIcon from '@mui/icons-material/Add'
import { Button, Card } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { LinkBase, ListBase, useCreatePath, useListContext, useResourceContext } from 'react-admin'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'

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

/** The add button of a list, for the roles that may add. */
function AddButton({ label }: { label: string }) {
  const resource = useResourceContext() ?? ''
  const mayAdd = useMayAct({ resource, action: 'create' })
  const createPath = useCreatePath()
  if (!mayAdd) return null
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  )
}

/** How every list asks for its rows. */
export const LIST_QUERY_OPTIONS = {
  /** The list says that it failed; a notification on top would say it twice. */
  onError: () => undefined,
  meta: { clampToLastPage: true },
}
