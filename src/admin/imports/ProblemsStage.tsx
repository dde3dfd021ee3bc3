/** What is wrong in a file, row by row, and how to go on: nothing of it is imported. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { AgainButton } from './AgainButton.tsx'
import { FileChoice } from './FileChoice.tsx'
import { outcomeWords } from './outcomeWords.ts'
import { ProblemsTable } from './ProblemsTable.tsx'
import { Stage } from './Stage.tsx'
import type { ImportFlow } from './useImport.ts'

export function ProblemsStage({ job, result, flow }: ProblemsStageProps) {
  const { errors, error_count: count } = result
  const more = count - errors.length
  return (
    <Stage title={`${outcomeWords.problems(count)} in ${job.file_name}`}>
      <Alert severity="error">
        Nothing is imported. Mend these rows in your file, save it as CSV, and choose it again.
      </Alert>
      <FileChoice label="Choose another file" flow={flow} isPrimary />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job.url && (
          <Button component="a" href={job.url} variant="outlined" startIcon={<DownloadIcon />}>
            Download the rows with problems
          </Button>
        )}
        <AgainButton job={job} flow={flow} />
      </Box>
      {flow.orderProblem !== null && <Alert severity="error">{flow.orderProblem}</Alert>}
      <ProblemsTable problems={errors} />
      {more > 0 && <Typography>… and {more.toLocaleString()} more in the file.</Typography>}
    </Stage>
  )
}

interface ProblemsStageProps {
  job: Job
  result: ImportResult
  flow: ImportFlow
}
