/** The records of a list as the rows of a table; for whoever may delete them, with checkboxes. */
import { DataTable, DataTableBody, useGetResourceLabel, useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { RESOURCES } from '#api/resources.ts'
import { useMayAct } from '../../foundation/router/useMayAct.ts'
import { isEntity } from '../../foundation/router/entityPaths.ts'
import { BulkActionsToolbar } from './ChosenRows.tsx'
import { DataTableHead } from './EntityHead.tsx'
import { DataTableRow } from './EntityRow.tsx'
import { entityTableStyles } from './entityTableStyles.ts'
import { isDeleted } from './isDeleted.ts'
import { ListBody } from './ListBody.tsx'
import { TruncatedTextTooltip } from './WholeText.tsx'

export function EntityTable({ children, minWidth, errorText, ...more }: EntityTableProps) {
  const { isRowSelectable, readOnly = false } = more
  const { resource, isFetching } = useListContext()
  const labelOf = useGetResourceLabel()
  const mayDelete = useMayAct({ resource, action: 'delete' })
  const hasBulkDelete =
    !readOnly && mayDelete && isEntity(resource) && RESOURCES[resource].bulkDelete !== null
  // The same one each time: another one would draw every row anew.
  const isSelectable = useCallback(
    (record: RaRecord) => !isDeleted(record) && (isRowSelectable?.(record) ?? true),
    [isRowSelectable],
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

export interface EntityTableProps {
  children: ReactNode
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
