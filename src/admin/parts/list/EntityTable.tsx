/** Renders the records of a list as table rows, on a phone as cards, with checkboxes for people who may delete them. */
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { Children, isValidElement, memo, type ReactElement, type ReactNode, useMemo } from 'react'
import {
  DataTableBase,
  DataTableRenderContext,
  type RaRecord,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { RESOURCES } from '#api/resources.ts'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { isEntity } from '../../foundation/router/pathCodec.ts'
import { type Column, isDeleted, useColumnLabel } from './columns.ts'
import { EntityCards } from './EntityCards.tsx'
import { EntityColumn } from './EntityColumn.tsx'
import { ListBody } from './ListBody.tsx'
import { DetailsRow } from './RowDetails.tsx'
import { BulkActions, SelectPageCheckbox, SelectRecordCheckbox } from './selection.tsx'
import { useHiddenColumns } from './useHiddenColumns.ts'
import { TruncatedTextTooltip } from './TruncatedTextTooltip.tsx'
import { entityTableStyles } from './entityTableStyles.ts'

export function EntityTable({ columns, errorText, ...more }: EntityTableProps) {
  const { label, isRowSelectable = isAny, details, readOnly = false } = more
  const { resource, isFetching } = useListContext()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const labelOf = useGetResourceLabel()
  const columnLabelOf = useColumnLabel()
  const mayDelete = useMayAct({ resource, action: 'delete' })
  const canSelect =
    !readOnly && mayDelete && isEntity(resource) && RESOURCES[resource].bulkDelete !== null
  const name = label ?? labelOf(resource, 2)
  const { isHidden } = useHiddenColumns(columns)
  // Stable: a new reference would rerender every row.
  const shown = useMemo(() => columns.filter((column) => !isHidden(column)), [columns, isHidden])
  const children = useMemo(
    () =>
      shown.map((column, at) => (
        <EntityColumn
          key={column.source}
          column={column}
          label={columnLabelOf(column)}
          isFirst={at === 0}
        />
      )),
    [shown, columnLabelOf],
  )
  const sx = useMemo(() => ({ ...entityTableStyles, '--columns': shown.length }), [shown])
  return (
    <ListBody errorText={errorText}>
      {isPhone ? (
        <EntityCards
          label={name}
          columns={shown}
          details={details}
          canSelect={canSelect}
          isSelectable={isRowSelectable}
        />
      ) : (
        <TruncatedTextTooltip>
          <DataTableBase
            hasBulkActions={canSelect}
            isRowSelectable={isRowSelectable}
            expand={details}
            loading={null}
            empty={null}
          >
            {canSelect && <BulkActions />}
            <TableContainer sx={sx}>
              <Table size="small" aria-label={name} aria-busy={isFetching}>
                <DataTableRenderContext value="header">
                  <Head>{children}</Head>
                </DataTableRenderContext>
                <Rows>{children}</Rows>
              </Table>
            </TableContainer>
          </DataTableBase>
        </TruncatedTextTooltip>
      )}
    </ListBody>
  )
}

const isAny = () => true

interface EntityTableProps {
  /** The first column links to the record. */
  columns: readonly Column[]
  /** Message when the list could not be loaded. */
  errorText: string
  /** Default: the resource's. */
  label?: string
  /** Rows that the person may delete and restore. */
  isRowSelectable?: (record: RaRecord) => boolean
  /** Content that a DetailsButton in one of the columns opens. */
  details?: ReactElement
  /** Disables the selection. */
  readOnly?: boolean
}

function Head({ children }: { children: ReactNode }) {
  const { hasBulkActions } = useDataTableConfigContext()
  const { isRowSelectable = isAny } = useDataTableCallbacksContext()
  return (
    <TableHead>
      <TableRow>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectPageCheckbox isSelectable={isRowSelectable} />
          </TableCell>
        )}
        {children}
      </TableRow>
    </TableHead>
  )
}

/** Memoized: other changes of the list than that of its records leave them. */
const Rows = memo(function Rows({ children }: { children: ReactNode }) {
  const records = useDataTableDataContext() ?? []
  return (
    <TableBody>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row>{children}</Row>
        </RecordContextProvider>
      ))}
    </TableBody>
  )
})

/** A row of a list; its checkbox names the record. */
function Row({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const { hasBulkActions, expand } = useDataTableConfigContext()
  const { handleToggleItem, isRowSelectable = isAny } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext()
  if (!record) return null
  const selectable = isRowSelectable(record)
  const checked = selectable && (selectedIds?.includes(record.id) ?? false)
  return (
    <>
      <TableRow hover selected={checked} {...(isDeleted(record) ? { 'data-deleted': true } : {})}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <SelectRecordCheckbox
              record={record}
              checked={checked}
              disabled={!selectable}
              // The click, not the change: with Shift it selects the rows in between.
              onClick={(event) => handleToggleItem?.(record.id, event)}
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
