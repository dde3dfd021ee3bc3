/** One export or import: what it is, how it is, and what can be done with it. */
import { Box, LinearProgress, TableCell, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { formatDateTime } from '../../foundation/format/shownInstant.ts'
import { JobActions } from './JobActions.tsx'
import { JobStateLabel } from './JobStateWord.tsx'
import { jobSubtitle, jobTitle, formatJobRows, formatJobDuration } from './formatJob.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'
import { useMe } from '../../foundation/auth/useMe.ts'

export function JobRow({ job }: { job: JobSummary }) {
  const translate = useTranslate()
  const { client_id: home } = useMe()
  const { id: onScreen } = useCurrentClient()
  const { id, client, state, progress, error, created_at: startedAt } = job
  const title = jobTitle(job)
  const rows = formatJobRows(job)
  const duration = formatJobDuration(job)
  const label = (field: string) => ({ 'data-label': translate(`resources.jobs.fields.${field}`) })
  const isElsewhere = client && (client.id !== home || client.id !== onScreen)
  return (
    <TableRow>
      <TableCell data-title id={`job-${id}`} tabIndex={-1}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Caption>{jobSubtitle(job)}</Caption>
        {isElsewhere && <Caption>{client.company_name}</Caption>}
      </TableCell>
      <TableCell {...label('state')}>
        <Box>
          <JobStateLabel job={job} />
          {state === 'FAILED' && error && <Caption>{error}</Caption>}
        </Box>
      </TableCell>
      <TableCell {...label('rows')}>
        {rows && (
          <Box sx={{ minWidth: 120 }}>
            {rows}
            {state === 'RUNNING' && (
              <LinearProgress
                aria-label={`${title}: ${rows}`}
                variant="determinate"
                value={progress}
                sx={{ mt: 0.5 }}
              />
            )}
          </Box>
        )}
      </TableCell>
      <TableCell {...label('created_at')}>
        <Box>
          <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>
          {duration && <Caption>{duration}</Caption>}
        </Box>
      </TableCell>
      <TableCell data-actions>
        <JobActions job={job} />
      </TableCell>
    </TableRow>
  )
}

function Caption({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="p" color="text.secondary">
      {children}
    </Typography>
  )
}
