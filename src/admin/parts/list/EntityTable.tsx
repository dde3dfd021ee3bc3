/** The records of a list as the rows of a table; for whoever may delete them, with checkboxes. */
import { Box, Checkbox, TableCell, TableHead, TableRow } from '@mui/material'
import { type ReactNode, useCallback, useId, useMemo } from 'react'
import {
  DataTable,
  DataTableBody,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { RESOURCES } from '#api/resources.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { isEntity } from '../../foundation/router/pathCodec.ts'
import { BulkActionsToolbar } from './BulkActionsToolbar.tsx'
import { type Column, useColumnLabel } from './columns.ts'
import { EntityColumn } from './EntityColumn.tsx'
import { ListBody } from './ListBody.tsx'
import { TruncatedTextTooltip } from './TruncatedTextTooltip.tsx'
import { entityTableStyles } from './entityTableStyles.ts'

export function EntityTable({ columns, minWidth, errorText, ...more }: EntityTableProps) {
  const { isRowSelectable, readOnly = false } = more
  const { resource, isFetching } = useListContext()
  const labelOf = useGetResourceLabel()
  const columnLabelOf = useColumnLabel()
  const mayDelete = useMayAct({ resource, action: 'delete' })
  const hasBulkDelete =
    !readOnly && mayDelete && isEntity(resource) && RESOURCES[resource].bulkDelete !== null
  // Stable, like the columns below: a new reference would rerender every row.
  const isSelectable = useCallback(
    (record: RaRecord) => !isDeleted(record) && (isRowSelectable?.(record) ?? true),
    [isRowSelectable],
  )
  const children = useMemo(
    () =>
      columns.map((column) => (
        <EntityColumn key={column.source} column={column} label={columnLabelOf(column)} />
      )),
    [columns, columnLabelOf],
  )
  return (
    <ListBody errorText={errorText}>
      <TruncatedTextTooltip>
        <DataTable
          aria-label={labelOf(resource, 2)}
          aria-busy={isFetching}
          head={DataTableHead}
          body={DataTableRows}
          rowClick={false}
          {...(hasBulkDelete ? BULK_ACTIONS : { bulkActionButtons: false as const })}
          isRowSelectable={isSelectable}
          sx={entityTableStyles(minWidth)}
        >
          {children}
        </DataTable>
      </TruncatedTextTooltip>
    </ListBody>
  )
}

interface EntityTableProps {
  /** The first one links to the record. */
  columns: readonly Column[]
  /** Pixels; narrower screens scroll the table, phones show cards. */
  minWidth: number
  /** Spec 8: 'Error', or the observations' own. */
  errorText: string
  /** Rows that the person may delete; deleted ones are left out already. */
  isRowSelectable?: (record: RaRecord) => boolean
  /** Nothing can be chosen. */
  readOnly?: boolean
}

function DataTableRows({ children }: { children?: ReactNode }) {
  return <DataTableBody row={DataTableRow}>{children}</DataTableBody>
}

/** `bulkActionButtons`: the table would ask whether one may delete, and draw its checkboxes late. */
const BULK_ACTIONS = { bulkActionButtons: true, bulkActionsToolbar: <BulkActionsToolbar /> }

/**
 * The headers of a list's table; the checkbox above the others says whether all, some or none of the page are chosen.
 */
function DataTableHead({ children }: { children?: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext()
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectPageCheckbox />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}

function SelectPageCheckbox() {
  const label = useTranslate()('list.selectPage')
  const id = useId()
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext() ?? []
  const rows = useDataTableDataContext() ?? []
  const page = rows.filter((row) => isRowSelectable?.(row) ?? true).map(({ id }) => id)
  const onPage = page.filter((id) => selectedIds.includes(id))
  const all = page.length > 0 && onPage.length === page.length
  const elsewhere = selectedIds.filter((id) => !page.includes(id))
  const some = onPage.length > 0 && !all
  return (
    <>
      <Checkbox
        id={id}
        checked={all}
        disabled={page.length === 0}
        indeterminate={some}
        onChange={() => onSelect?.(all ? elsewhere : [...elsewhere, ...page])}
        slotProps={{
          input: {
            'aria-label': label,
            // MUI draws the third state without telling the browser.
            ref: (input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some
            },
          },
        }}
      />
      <Box component="label" htmlFor={id} sx={wordsOnPhones}>
        {label}
      </Box>
    </>
  )
}

/** Above a column of checkboxes the words are for those who hear them. */
const wordsOnPhones = { display: { sm: 'none' }, fontWeight: 400, color: 'text.primary' } as const

/** A row of a list; its checkbox says which record it chooses, and a deleted record cannot be chosen again. */
function DataTableRow({ children, className }: { children?: ReactNode; className?: string }) {
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

/** Lists show deleted records only when asked to. */
const isDeleted = (record: RaRecord): boolean => typeof record['deleted_at'] === 'string'
