/** A row of a list; its checkbox says which record it chooses, and a deleted record cannot be chosen again. */
import { Checkbox, TableCell, TableRow } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { ReactNode } from 'react'
import { isDeleted } from './isDeleted.ts'

export function DataTableRow({
  children,
  className,
}: {
  children?: ReactNode
  className?: string
}) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { hasBulkActions } = useDataTableConfigContext()
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext()
  const representationOf = useGetRecordRepresentation()
  if (!record) return null
  const selectable = isRowSelectable?.(record) ?? true
  const checked = selectable && (selectedIds?.includes(record.id) ?? false)
  const name = representationOf(record)
  const label = translate(checkboxLabelOf(selectable, isDeleted(record)), {
    name: typeof name === 'string' ? name : String(record.id),
  })
  return (
    <TableRow
      hover
      selected={checked}
      className={className}
      {...(isDeleted(record) ? { 'data-deleted': true } : {})}
    >
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={checked}
            disabled={!selectable}
            // The click, not the change: with shift it chooses the rows between.
            onClick={(event) => handleToggleItem?.(record.id, event)}
            slotProps={{ input: { 'aria-label': label } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
}

const checkboxLabelOf = (selectable: boolean, deleted: boolean) => {
  if (deleted) return 'list.alreadyDeleted'
  return selectable ? 'list.selectRow' : 'list.mayNotDelete'
}
