/** A row of a list, with a checkbox that says what it is for: the stock row leaves its input without a name. */
import { Checkbox, TableCell, TableRow } from '@mui/material'
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { ReactNode } from 'react'

export function EntityRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { hasBulkActions } = useDataTableConfigContext()
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext()
  const chosen = useDataTableSelectedIdsContext()
  if (!record) return null
  const selectable = isRowSelectable?.(record) ?? true
  return (
    <TableRow hover className={className}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={selectable && (chosen?.includes(record.id) ?? false)}
            disabled={!selectable}
            // The click, not the change: with shift it chooses the rows between.
            onClick={(event) => handleToggleItem?.(record.id, event)}
            slotProps={{
              input: { 'aria-label': translate('ra.action.select_row', { _: 'Select this row' }) },
            }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
}
