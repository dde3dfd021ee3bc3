/** A cell of a list: at most 300 px, an ellipsis, and the whole text on hover (spec 9; design, lists). */
import { Box } from '@mui/material'
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'

export function EntityCell<Row extends RaRecord>({ source, link, render }: EntityCellProps<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  if (!record) return null
  const content = render ? render(record) : valueAt(record, source)
  return (
    <Box component="span" sx={cut} ref={tellWholeText}>
      {link ? (
        <Link to={createPath({ resource, id: record.id, type: link })}>{content}</Link>
      ) : (
        content
      )}
    </Box>
  )
}

export interface EntityCellProps<Row extends RaRecord> {
  source: string
  link?: 'show' | 'edit'
  render?: (record: Row) => ReactNode
}

/** Numbers and words of a field, also of a related record ('task.name'); nothing for anything else. */
function valueAt(record: RaRecord, source: string): string | number | null {
  let value: unknown = record
  for (const key of source.split('.'))
    value = value !== null && typeof value === 'object' ? (value as RaRecord)[key] : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

/** The text is known only once the cell's own components have written it. */
const tellWholeText = (cell: HTMLElement | null) => {
  if (cell) cell.title = cell.textContent ?? ''
}

const cut = {
  display: 'inline-block',
  verticalAlign: 'middle',
  // With the cell's padding of 16 on either side, 300.
  maxWidth: 268,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
