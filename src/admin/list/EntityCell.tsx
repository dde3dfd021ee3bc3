/** A cell of a list: at most 300 px and an ellipsis (spec 9); WholeText shows the rest. */
import { Box } from '@mui/material'
import {
  Link,
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { fieldAt } from './fieldAt.ts'
import { CUT_TEXT, isCut } from './isCut.ts'

export function EntityCell<Row extends RaRecord>({ source, link, render }: EntityCellProps<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  const cell = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => letFocus(cell.current))
  if (!record) return null
  const field = fieldAt(record, source)
  const plain = typeof field === 'boolean' ? translate(`ra.boolean.${field}`) : field
  const content = render ? render(record) : plain
  return (
    <Box component="span" className={CUT_TEXT} sx={cut} ref={cell}>
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

/** Text that is cut can be reached with the keyboard, as a link in it can. */
function letFocus(cell: HTMLElement | null) {
  if (!cell) return
  if (isCut(cell) && !cell.querySelector('a, button')) cell.tabIndex = 0
  else cell.removeAttribute('tabindex')
}

const cut = {
  display: 'inline-block',
  verticalAlign: 'middle',
  // With the cell's padding of 16 on either side, 300.
  maxWidth: { sm: 268 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { sm: 'nowrap' },
} as const
