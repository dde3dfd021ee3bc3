/** The jobs as the rows of a table, on a phone as cards; or what stands in their place. */
import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { LinkBase, useGetResourceLabel, useListContext, useTranslate } from 'react-admin'
import { ListSkeleton } from '../../parts/list/ListSkeleton.tsx'
import { JobLiveRegion } from './EndedAloud.tsx'
import { JobRow } from './JobRow.tsx'
import { jobTableStyles } from './jobTableStyles.ts'
import { JOBS } from './jobsDataProvider.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'

export function JobList() {
  const { data, error, isPending, refetch } = useListContext<JobSummary>()
  const labelOf = useGetResourceLabel()
  const translate = useTranslate()
  if (isPending) return <ListSkeleton rows={4} />
  if (error && !data)
    return (
      <Box sx={messageBox} role="alert">
        <Typography color="text.secondary">{translate('jobs.failed')}</Typography>
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
      <Table aria-label={labelOf(JOBS, 2)}>
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
