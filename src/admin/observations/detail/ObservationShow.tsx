/** /allobservations/{id}: everything that is recorded of one observation (spec 3). */
import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { isWhole } from '../../detail/isWhole.ts'
import { RecordMissing, stayingHere } from '../../detail/RecordMissing.tsx'
import { Section } from '../../detail/Section.tsx'
import { individualOf } from '../observationRecord.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { shownInstant } from '../../detail/shownInstant.ts'
import { AiReview } from './AiReview.tsx'
import { PeopleAndPlace } from './PeopleAndPlace.tsx'
import { Recording } from './Recording.tsx'
import { Result } from './Result.tsx'

export function ObservationShow() {
  return (
    <ShowBase queryOptions={stayingHere}>
      <PageHeader title="Observation" />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        <ObservationDetail />
      </Stack>
    </ShowBase>
  )
}

function ObservationDetail() {
  const { record, error, refetch } = useShowContext<ObservationRecord>()
  if (error) return <RecordMissing error={error} retry={() => void refetch()} />
  if (!isWhole(record)) return <Skeleton variant="rounded" height={240} />
  return (
    <>
      <Typography color="text.secondary">
        {individualOf(record)} · {record.task.name} · {shownInstant(record.date)}
      </Typography>
      {record.deleted_at && (
        <Alert severity="warning">Deleted on {shownInstant(record.deleted_at)}</Alert>
      )}
      <Result observation={record} />
      <PeopleAndPlace observation={record} />
      <Section title="Notes">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {record.notes || MESSAGES.notApplicable}
        </Typography>
      </Section>
      <AiReview observation={record} />
      <Recording observation={record} />
    </>
  )
}
