/** What can be done with an export or import: its file, cancelling it, the same again, importing what was checked. */
import { Box, Button, Typography } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { formatDay } from '../../foundation/format/shownDays.ts'
import { importPagePath, jobTitle, displayState } from './formatJob.ts'
import type { JobSummary } from '../../parts/jobs/ownJob.ts'
import { useJobActions } from './useJobActions.ts'
import { isFinished } from '../../parts/jobs/useJob.ts'

export function JobActions({ job }: { job: JobSummary }) {
  const translate = useTranslate()
  const { download, cancel, repeat, isBusy } = useJobActions(job)
  const { id, kind, client, url, is_check: isCheck, available_until: until } = job
  const title = jobTitle(job)
  const page = importPagePath(kind)
  const isImportable = isCheck && displayState(job) === 'done' && until && page && client
  const action = (word: string, onClick: () => void) => (
    <Button
      key={word}
      size="small"
      aria-disabled={isBusy}
      aria-label={`${translate(word)}: ${title}`}
      onClick={() => {
        if (!isBusy) onClick()
      }}
    >
      {translate(word)}
    </Button>
  )
  return (
    <>
      <Box sx={buttons}>
        {isImportable && (
          <Button
            size="small"
            component={LinkBase}
            to={`${page}?job=${id}&clientId=${client.id}`}
            aria-label={`${translate('jobs.import')}: ${title}`}
          >
            {translate('jobs.import')}
          </Button>
        )}
        {url && action(page ? 'jobs.problems' : 'jobs.download', download)}
        {!isFinished(job) && action('ra.action.cancel', cancel)}
        {isFinished(job) && (!page || until) && action('jobs.again', repeat)}
      </Box>
      {url && until && (
        <Typography variant="caption" component="p" color="text.secondary">
          Kept until <time dateTime={until}>{formatDay(until.slice(0, 10))}</time>
        </Typography>
      )}
    </>
  )
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -0.75 } as const
