/** Button that has a file of everything held about a person written, and downloads it when it is ready. */
import Download from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Link, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { graphql } from '#api/graphql.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { isFinished, useJob } from '../../parts/jobs/jobApi.ts'

/** `userId` null: the signed-in person. */
export function PersonalDataButton({ userId, label }: { userId: string | null; label: string }) {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const [jobId, setJobId] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { job, errorMessage } = useJob(jobId)
  const isBusy = isAsking || (jobId !== null && !(job && isFinished(job)))
  const start = async () => {
    if (isBusy) return
    setProblem(null)
    setAsking(true)
    try {
      setJobId((await request(EXPORT, { userId })).job.id)
      await queryClient.invalidateQueries({ queryKey: ['jobs'] })
    } catch (error) {
      setProblem(graphqlErrorMessage(error))
    } finally {
      setAsking(false)
    }
  }
  const failure = problem ?? errorMessage ?? (job?.state === 'FAILED' ? job.error : null)
  return (
    <Stack spacing={1}>
      <Box>
        {/* Not disabled while it works, or it would lose the keyboard focus. */}
        <Button
          variant="outlined"
          startIcon={<Download />}
          aria-disabled={isBusy}
          onClick={() => void start()}
        >
          {label}
        </Button>
      </Box>
      <output>
        {isBusy && translate('myData.file.working')}
        {job?.state === 'DONE' && job.url && (
          <>
            {translate('myData.file.ready')}{' '}
            <Link href={job.url} download={job.file_name}>
              {job.file_name}
            </Link>
          </>
        )}
      </output>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  )
}

const EXPORT = graphql(`
  mutation ExportPersonalData($userId: ID) {
    job: triggerExportPersonalData(userId: $userId) {
      id
    }
  }
`)
