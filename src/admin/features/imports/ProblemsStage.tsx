/** What is wrong in a file, row by row, and how to go on: nothing of it is imported. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { RepeatButton } from './AgainButton.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { importSummary } from './outcomeWords.ts'
import { ProblemsTable } from './ProblemsTable.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'
import type { ImportFlow } from './useImport.ts'

export function ProblemsStage({ job, result, flow }: ProblemsStageProps) {
  const { errors, error_count: count } = result
  const more = count - errors.length
  return (
    <ImportStageCard title={`${importSummary.problems(count)} in ${job.file_name}`}>
      <Alert severity="error">
        Nothing is imported. Mend these rows in your file, save it as CSV, and choose it again.
      </Alert>
      <ImportFileInput label="Choose another file" flow={flow} isPrimary />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job.url && (
          <Button component="a" href={job.url} variant="outlined" startIcon={<DownloadIcon />}>
            Download the rows with problems
          </Button>
        )}
        <RepeatButton job={job} flow={flow} />
      </Box>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <ProblemsTable problems={errors} />
      {more > 0 && <Typography>… and {more.toLocaleString()} more in the file.</Typography>}
    </ImportStageCard>
  )
}

interface ProblemsStageProps {
  job: Job
  result: ImportResult
  flow: ImportFlow
}
