/** Button that has a file of everything held about a person written, and downloads it when it is ready. */
import Download from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Link, Stack } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { isFinished, useJob } from '../../parts/jobs/jobApi.ts'

/** `userId` null: the signed-in person. */
export function PersonalDataButton({ userId, label }: { userId: string | null; label: string }) {
  const t = useT()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: async () => (await request(EXPORT, { userId })).job.id,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  })
  const jobId = ask.data ?? null
  const { job, errorMessage } = useJob(jobId)
  const isBusy = ask.isPending || (jobId !== null && !(job && isFinished(job)))
  const problem = ask.error && graphqlErrorMessage(ask.error)
  const failure = problem ?? errorMessage ?? (job?.state === 'FAILED' ? job.error : null)
  return (
    <Stack spacing={1}>
      <Box>
        {/* Not disabled while it works, or it would lose the keyboard focus. */}
        <Button
          variant="outlined"
          startIcon={<Download />}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) ask.mutate()
          }}
        >
          {label}
        </Button>
      </Box>
      <output>
        {isBusy && t('myData.file.working')}
        {job?.state === 'DONE' && job.url && (
          <>
            {t('myData.file.ready')}{' '}
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
