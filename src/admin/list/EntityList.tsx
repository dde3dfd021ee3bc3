/**
 * The one list screen (spec 2, Shared list screens): search, show-deleted, add, the table, the pager. An entity's own
 * list file holds its columns and nothing of this.
 */
import { Box, Card } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { AddButton } from './AddButton.tsx'
import { EntityTable } from './EntityTable.tsx'
import { Pager } from './Pager.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ShowDeleted } from './ShowDeleted.tsx'

export function EntityList({ title, addLabel, actions, above, ...table }: EntityListProps) {
  return (
    <ListBase storeKey={false} perPage={10} exporter={false} queryOptions={silent}>
      <PageHeader title={title} action={addLabel && <AddButton label={addLabel} />} />
      <ForgetChosenRows />
      {above}
      <Card variant="outlined">
        <Box sx={toolbar}>
          <SearchBox />
          <ShowDeleted />
          <Box sx={{ flexGrow: 1 }} />
          {actions}
        </Box>
        <EntityTable minWidth={720} errorText={MESSAGES.tableFailed} {...table} />
        <Pager />
      </Card>
    </ListBase>
  )
}

export interface EntityListProps {
  title: string
  /** The columns: EntityColumn elements, the first one a link. */
  children: ReactNode
  /** The words of the page's add button; without them there is none. */
  addLabel?: string
  /** More buttons of the toolbar: import, exports. */
  actions?: ReactNode
  /** Between title and table: filter form, summary. Inside the list's context. */
  above?: ReactNode
  minWidth?: number
  errorText?: string
  isRowSelectable?: (record: RaRecord) => boolean
}

/** Rows that a new filter hides must not be deleted with the others. */
function ForgetChosenRows() {
  const { filterValues, onUnselectItems } = useListContext()
  const filter = JSON.stringify(filterValues)
  const seen = useRef(filter)
  useEffect(() => {
    if (seen.current !== filter) onUnselectItems()
    seen.current = filter
  }, [filter, onUnselectItems])
  return null
}

/** The table says that it failed; a notification on top would say it twice. */
const silent = { onError: () => undefined }

const toolbar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 } as const
