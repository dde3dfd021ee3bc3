/** Records that belong to the one on the page, as links for people who may open them. */
import { Button, List } from '@mui/material'
import { useState } from 'react'
import { displayNames } from '#domain/displayName.ts'
import { RecordLink, type LinkedResource } from './RecordLink.tsx'
import { useT } from '../../foundation/i18n/useT.ts'

export function RelatedRecords({ resource, clientId, records, emptyText }: RelatedRecordsProps) {
  const t = useT()
  const [showsAll, setShowsAll] = useState(false)
  if (records.length === 0) return emptyText ?? t('messages.notApplicable')
  const names = displayNames(records, t)
  const shown = showsAll ? records : records.slice(0, MAX_SHOWN)
  return (
    <>
      <List disablePadding sx={list}>
        {shown.map((record, at) => (
          <li key={record.id}>
            <RecordLink
              resource={resource}
              record={record}
              clientId={clientId}
              name={names[at] ?? ''}
            />
          </li>
        ))}
      </List>
      {shown.length < records.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {t('detail.showAll', { count: records.length })}
        </Button>
      )}
    </>
  )
}

interface RelatedRecordsProps {
  resource: LinkedResource
  clientId: string
  records: readonly { id: string }[]
  /** Replaces 'N/A'. */
  emptyText?: string
}

const MAX_SHOWN = 20

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
} as const
