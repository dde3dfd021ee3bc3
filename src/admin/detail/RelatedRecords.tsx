/** Records that belong to the one on the page, as links for whoever may open them. */
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import { nameOf } from '../forms/entered.ts'
import { RecordLink } from './RecordLink.tsx'
import type { LinkedResource } from './RecordLink.tsx'

export function RelatedRecords({ resource, clientId, records, none }: RelatedRecordsProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (records.length === 0) return none ?? MESSAGES.notApplicable
  const shown = showsAll ? records : records.slice(0, MOST)
  return (
    <>
      <Box component="ul" sx={list}>
        {shown.map((record) => (
          <li key={record.id}>
            <RecordLink
              resource={resource}
              id={record.id}
              clientId={clientId}
              name={nameOf(record)}
            />
          </li>
        ))}
      </Box>
      {shown.length < records.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          Show all {records.length}
        </Button>
      )}
    </>
  )
}

interface RelatedRecordsProps {
  resource: LinkedResource
  clientId: string
  records: readonly { id: string }[]
  /** In place of 'N/A'. */
  none?: string
}

const MOST = 20

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
} as const
