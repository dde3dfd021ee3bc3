/** A cell of a list: at most 300 px and an ellipsis (spec 9), as entityTableStyles have it; WholeText shows the rest. */
import { useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { ReactNode } from 'react'
import { TextLink } from '../layout/TextLink.tsx'
import { getField } from './fieldAt.ts'
import { TRUNCATED } from './isCut.ts'

export function EntityCell<Row extends RaRecord>({ source, link, render }: EntityCellProps<Row>) {
  const record = useRecordContext<Row>()
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  if (!record) return null
  const field = getField(record, source)
  const plain = typeof field === 'boolean' ? translate(`ra.boolean.${field}`) : field
  const content = render ? render(record) : plain
  return (
    <span className={TRUNCATED}>
      {link ? (
        <TextLink to={createPath({ resource, id: record.id, type: link })}>{content}</TextLink>
      ) : (
        content
      )}
    </span>
  )
}

export interface EntityCellProps<Row extends RaRecord> {
  source: string
  link?: 'show' | 'edit'
  render?: (record: Row) => ReactNode
}
