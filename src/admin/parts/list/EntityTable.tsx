/** Renders the records of a list as table rows, with checkboxes for people who may delete them. */
import { Box, Checkbox, TableCell, TableHead, TableRow } from '@mui/material'
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
} from 'react'
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
import { BulkActionsToolbar, isDeleted } from './BulkActionsToolbar.tsx'
import { type Column, useColumnLabel } from './columns.ts'
import { EntityColumn } from './EntityColumn.tsx'
import { ListBody } from './ListBody.tsx'
import { DetailsRow } from './RowDetails.tsx'
import { useHiddenColumns } from './useHiddenColumns.ts'
import { TruncatedTextTooltip } from './TruncatedTextTooltip.tsx'
import { entityTableStyles } from './entityTableStyles.ts'

export function EntityTable({ columns, errorText, ...more }: EntityTableProps) {
  const { label, isRowSelectable, details, readOnly = false } = more
  const { resource, isFetching } = useListContext()
  const labelOf = useGetResourceLabel()
  const columnLabelOf = useColumnLabel()
  const mayDelete = useMayAct({ resource, action: 'delete' })
  const hasBulkDelete =
    !readOnly && mayDelete && isEntity(resource) && RESOURCES[resource].bulkDelete !== null
  // Stable, like the columns below: a new reference would rerender every row.
  const isSelectable = useCallback(
    (record: RaRecord) => isRowSelectable?.(record) ?? true,
    [isRowSelectable],
  )
  const { isHidden } = useHiddenColumns(columns)
  const children = useMemo(
    () =>
      columns
        .filter((column) => !isHidden(column))
        .map((column) => (
          <EntityColumn key={column.source} column={column} label={columnLabelOf(column)} />
        )),
    [columns, isHidden, columnLabelOf],
  )
  const shown = children.length
  const sx = useMemo(() => ({ ...entityTableStyles, '--columns': shown }), [shown])
  return (
    <ListBody errorText={errorText}>
      <TruncatedTextTooltip>
        <DataTable
          aria-label={label ?? labelOf(resource, 2)}
          aria-busy={isFetching}
          head={DataTableHead}
          body={DataTableRows}
          rowClick={false}
          {...(hasBulkDelete ? BULK_ACTIONS : { bulkActionButtons: false as const })}
          isRowSelectable={isSelectable}
          expand={details}
          sx={sx}
        >
          {children}
        </DataTable>
      </TruncatedTextTooltip>
    </ListBody>
  )
}

interface EntityTableProps {
  /** The first column links to the record. */
  columns: readonly Column[]
  /** Message when the list could not be loaded. */
  errorText: string
  /** Default: the resource's. */
  label?: string
  /** Rows that the person may delete and restore. */
  isRowSelectable?: (record: RaRecord) => boolean
  /** What a DetailsButton in one of the columns shows of its record. */
  details?: ReactElement
  /** Disables the selection. */
  readOnly?: boolean
}

function DataTableRows({ children }: { children?: ReactNode }) {
  return <DataTableBody row={DataTableRow}>{children}</DataTableBody>
}

/** `bulkActionButtons`: otherwise the table checks access itself and renders its checkboxes late. */
const BULK_ACTIONS = { bulkActionButtons: true, bulkActionsToolbar: <BulkActionsToolbar /> }

/** Header row of a list's table; its checkbox shows whether all, some or none of the page are selected. */
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
            // MUI shows the indeterminate state without setting it on the input.
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

/** Above a column of checkboxes the text is for screen readers only. */
const wordsOnPhones = { display: { sm: 'none' }, fontWeight: 400, color: 'text.primary' } as const

/** A row of a list; its checkbox names the record. */
function DataTableRow({ children, className }: { children?: ReactNode; className?: string }) {
  const record = useRecordContext()
  const translate = useTranslate()
  const { hasBulkActions, expand } = useDataTableConfigContext()
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
    <>
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
              // The click, not the change: with Shift it selects the rows in between.
              onClick={(event) => handleToggleItem?.(record.id, event)}
              slotProps={{ input: { 'aria-label': label } }}
            />
          </TableCell>
        )}
        {children}
      </TableRow>
      {isValidElement(expand) && (
        <DetailsRow columns={Children.count(children) + (hasBulkActions ? 1 : 0)}>
          {expand}
        </DetailsRow>
      )}
    </>
  )
}

const checkboxLabelOf = (selectable: boolean, deleted: boolean) => {
  if (!selectable) return 'list.mayNotDelete'
  return deleted ? 'list.selectDeletedRow' : 'list.selectRow'
}
