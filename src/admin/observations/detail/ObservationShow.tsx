/** /allobservations/{id}: everything that is recorded of one observation (spec 3). */
import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Section } from '../../detail/Section.tsx'
import { individualOf } from '../observationRecord.ts'
import type { ObservationRecord, ObservationRow } from '../observationRecord.ts'
import { shownInstant } from '../../detail/shownInstant.ts'
import { AiReview } from './AiReview.tsx'
import { PeopleAndPlace } from './PeopleAndPlace.tsx'
import { Recording } from './Recording.tsx'
import { Result } from './Result.tsx'

export function ObservationShow() {
  return (
    <ShowBase>
      <PageHeader title="Observation" />
      <Stack spacing={2} sx={{ maxWidth: 1200 }}>
        <ObservationDetail />
      </Stack>
    </ShowBase>
  )
}

function ObservationDetail() {
  const { record } = useShowContext<ObservationRecord>()
  // Coming from the list, its row stands in until the whole record has come.
  if (!record || !Object.hasOwn(record, WHOLE)) return <Skeleton variant="rounded" height={240} />
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

/** A field that the list does not select. */
const WHOLE: keyof Omit<ObservationRecord, keyof ObservationRow> = 'client'
