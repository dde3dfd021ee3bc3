/** /jobs: the user's exports and imports, newest first. */
import {
  Box,
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'
import { LinkBase, ListBase, useGetResourceLabel, useListContext, useTranslate } from 'react-admin'
import { cardStyles, ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { isFinished, type JobSummary } from '../../parts/jobs/jobApi.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { ListSkeleton } from '../../parts/list/ListBody.tsx'
import { LIST_QUERY_OPTIONS } from '../../parts/list/ListScreen.tsx'
import { Pagination } from '../../parts/list/Pagination.tsx'
import { JobRow } from './JobRow.tsx'
import { displayState, jobTitle, STATE_LABELS } from './formatJob.ts'
import { loadErrorText } from '../../foundation/data/graphqlError.ts'

export function JobsPage() {
  const title = useTranslate()('jobs.title')
  return (
    <ListBase storeKey={false} perPage={10} exporter={false} queryOptions={POLLING_QUERY}>
      <PageHeader title={title} />
      <Card variant="outlined">
        <JobList />
        <Pagination />
      </Card>
    </ListBase>
  )
}

/** Polls while a job is running. Without a connection it fails and says so, instead of waiting as other lists do. */
const POLLING_QUERY = {
  onError: LIST_QUERY_OPTIONS.onError,
  meta: LIST_QUERY_OPTIONS.meta,
  refetchInterval: ({ state: { data } }: { state: { data?: { data?: JobSummary[] } } }) =>
    data?.data?.some((job) => !isFinished(job)) ? POLL_INTERVAL_MS : false,
} as const

/** Milliseconds. */
const POLL_INTERVAL_MS = 1_500

/** Table of the jobs, as cards on a phone; or a skeleton, an error, or a note that there are none. */
export function JobList() {
  const { data, error, isPending, refetch } = useListContext<JobSummary>()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  if (isPending) return <ListSkeleton rows={4} />
  if (error && !data)
    return (
      <Box sx={messageBox} role="alert">
        <Typography color="text.secondary">
          {loadErrorText(error, translate('jobs.failed'))}
        </Typography>
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('list.tryAgain')}
        </Button>
      </Box>
    )
  if (!data || data.length === 0)
    return (
      <Box sx={messageBox}>
        <Typography component="output" color="text.secondary">
          {translate('jobs.none')}
        </Typography>
        <Button variant="outlined" component={LinkBase} to="/allobservations">
          {translate('jobs.toObservations')}
        </Button>
      </Box>
    )
  return (
    <Box sx={jobTableStyles}>
      <JobLiveRegion jobs={data} />
      <Table aria-label={labelOf('jobs', 2)}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`resources.jobs.fields.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const COLUMNS = ['what', 'state', 'rows', 'created_at', 'file'] as const

const messageBox = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 6,
  textAlign: 'center',
} as const

/** Announces to screen readers that a job has finished. */
export function JobLiveRegion({ jobs }: { jobs: readonly JobSummary[] }) {
  const [state, setState] = useState<LiveRegionState>({ jobs, announcement: '' })
  if (state.jobs !== jobs) {
    const open = new Set(state.jobs.filter((job) => !isFinished(job)).map(({ id }) => id))
    const ended = jobs.filter((job) => open.has(job.id) && isFinished(job))
    const announcement = ended
      .map((job) => `${jobTitle(job)}: ${STATE_LABELS[displayState(job)]}`)
      .join('. ')
    setState({ jobs, announcement: announcement || state.announcement })
  }
  return (
    <Box component="output" sx={visuallyHidden}>
      {state.announcement}
    </Box>
  )
}

interface LiveRegionState {
  jobs: readonly JobSummary[]
  announcement: string
}

/** After the title and the state. */
const wholeLine = { order: 2, flex: '1 0 100%' } as const

/** Styles of the jobs table; on a phone each job is a card. */
export const jobTableStyles = {
  position: 'relative',
  overflow: 'auto',
  '& table': { minWidth: { sm: 720 } },
  '& th': { bgcolor: 'background.paper', whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: { sm: 248 } },
  '& th, & td': { fontSize: 13, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' },
  '& td': { overflowWrap: 'anywhere', verticalAlign: 'top', py: 1.25 },
  '& time': { whiteSpace: 'nowrap' },
  // Aligns the buttons' labels with the text of the other cells.
  '& td[data-actions]': { pt: '4px' },
  '& td[data-actions] .MuiButton-root': { minWidth: 0, px: 0.75 },
  [ON_PHONE]: {
    '& table, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    // Title and state; rows, start and duration; actions.
    '& tbody tr': {
      ...cardStyles,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      columnGap: 0.5,
      px: 1.5,
      py: 1,
      '&::before': { ...wholeLine, content: '""' },
    },
    '& tbody td': {
      order: 2,
      p: 0,
      border: 0,
      lineHeight: '24px',
      color: 'text.secondary',
      '&:empty': { display: 'none' },
      '&::before': { content: 'attr(data-label)', ...visuallyHidden },
    },
    '& td[data-title]': { order: 0, flex: '1 1 0', color: 'text.primary' },
    '& td[data-title] > *, & time + p': { display: 'inline' },
    '& td[data-title] > * + *::before, & time + p::before': { content: '" · "' },
    '& td[data-title] > [data-file]': { display: 'none' },
    // An error has a line of its own.
    '& td[data-title] + td, & td[data-title] + td > div': { display: 'contents' },
    '& td[data-title] + td p': wholeLine,
    '& td:nth-of-type(3) span:only-child::after': { content: '" ·"' },
    '& td:has([role="progressbar"])': wholeLine,
    '& td[data-actions]': {
      ...wholeLine,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      pt: 0,
    },
  },
} as const
