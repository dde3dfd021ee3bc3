/** A file in order: what it would do, whom to invite, and the button that imports it. */
import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/csv.ts'
import { ImportFileInput } from './ImportFileInput.tsx'
import { IMPORTS } from './importKinds.ts'
import { ListLink } from './ListLink.tsx'
import { importSummary } from './outcomeWords.ts'
import { ImportStageCard } from './ImportStageCard.tsx'
import type { ImportFlow } from './useImport.ts'

export function ReadyStage({ job, result, kind, flow }: ReadyStageProps) {
  const [invite, setInvite] = useState(false)
  const rowCount = importSummary.written(result)
  const { created } = result
  if (rowCount === 0)
    return (
      <ImportStageCard title={`Nothing to do for ${job.file_name}`}>
        <Alert severity="info">
          {unchangedText(result.unchanged)} Liftwise has all of it already, just so.
        </Alert>
        <ListLink kind={kind} />
        <ImportFileInput label="Choose another file" flow={flow} />
      </ImportStageCard>
    )
  return (
    <ImportStageCard title={`${job.file_name} is in order`}>
      <Alert severity="success">Ready: {importSummary.counts(result)}</Alert>
      {IMPORTS[kind].canInvite && created > 0 && (
        <FormControlLabel
          control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
          label={`Invite the ${newPeople(created)} by email to set a password`}
        />
      )}
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      {job.available_until === null ? (
        <Alert severity="warning">The file is no longer kept. Choose it again.</Alert>
      ) : (
        <Box>
          <Button
            variant="contained"
            size="large"
            disabled={flow.isSubmitting}
            onClick={() => flow.confirm(job.id, invite)}
          >
            Import {importSummary.rows(rowCount)}
          </Button>
        </Box>
      )}
      <ImportFileInput label="Choose another file" flow={flow} />
    </ImportStageCard>
  )
}

export interface ReadyStageProps {
  job: Job
  result: ImportResult
  kind: CsvImport
  flow: ImportFlow
}

const newPeople = (count: number) =>
  count === 1 ? 'new person' : `${count.toLocaleString()} new people`

const unchangedText = (unchanged: number) =>
  unchanged === 1
    ? 'Its one row is unchanged.'
    : `All ${importSummary.rows(unchanged)} are unchanged.`
