/** One export or import: what it is, how it is, and what can be done with it. */
import { Box, LinearProgress, TableCell, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCurrentClient } from '../auth/currentClient.ts'
import { shownInstant } from '../detail/shownInstant.ts'
import { JobActions } from './JobActions.tsx'
import { JobStateWord } from './JobStateWord.tsx'
import { jobSubject, jobTitle, rowsWords, tookWords } from './jobWords.ts'
import type { OwnJob } from './ownJob.ts'
import { useMe } from '../auth/useMe.ts'

export function JobRow({ job }: { job: OwnJob }) {
  const translate = useTranslate()
  const { client_id: home } = useMe()
  const { id: onScreen } = useCurrentClient()
  const { id, client, state, progress, error, created_at: began } = job
  const title = jobTitle(job)
  const rows = rowsWords(job)
  const took = tookWords(job)
  const label = (field: string) => ({ 'data-label': translate(`resources.jobs.fields.${field}`) })
  const isElsewhere = client && (client.id !== home || client.id !== onScreen)
  return (
    <TableRow>
      <TableCell data-title id={`job-${id}`} tabIndex={-1}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Caption>{jobSubject(job)}</Caption>
        {isElsewhere && <Caption>{client.company_name}</Caption>}
      </TableCell>
      <TableCell {...label('state')}>
        <Box>
          <JobStateWord job={job} />
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
          <time dateTime={began}>{shownInstant(began)}</time>
          {took && <Caption>{took}</Caption>}
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
