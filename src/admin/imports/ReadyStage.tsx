/** A file in order: what it would do, whom to invite, and the button that imports it. */
import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/csv.ts'
import { FileChoice } from './FileChoice.tsx'
import { IMPORTS } from './importKinds.ts'
import { ListLink } from './ListLink.tsx'
import { outcomeWords } from './outcomeWords.ts'
import { Stage } from './Stage.tsx'
import type { ImportFlow } from './useImport.ts'

export function ReadyStage({ job, result, kind, flow }: ReadyStageProps) {
  const [invite, setInvite] = useState(false)
  const written = outcomeWords.written(result)
  const { created } = result
  if (written === 0)
    return (
      <Stage title={`Nothing to do for ${job.file_name}`}>
        <Alert severity="info">
          {nothingNew(result.unchanged)} Liftwise has all of it already, just so.
        </Alert>
        <ListLink kind={kind} />
        <FileChoice label="Choose another file" flow={flow} />
      </Stage>
    )
  return (
    <Stage title={`${job.file_name} is in order`}>
      <Alert severity="success">Ready: {outcomeWords.counts(result)}</Alert>
      {IMPORTS[kind].canInvite && created > 0 && (
        <FormControlLabel
          control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
          label={`Invite the ${people(created)} by email to set a password`}
        />
      )}
      {flow.orderProblem !== null && <Alert severity="error">{flow.orderProblem}</Alert>}
      {job.available_until === null ? (
        <Alert severity="warning">The file is no longer kept. Choose it again.</Alert>
      ) : (
        <Box>
          <Button
            variant="contained"
            size="large"
            disabled={flow.isOrdering}
            onClick={() => flow.confirm(job.id, invite)}
          >
            Import {outcomeWords.rows(written)}
          </Button>
        </Box>
      )}
      <FileChoice label="Choose another file" flow={flow} />
    </Stage>
  )
}

export interface ReadyStageProps {
  job: Job
  result: ImportResult
  kind: CsvImport
  flow: ImportFlow
}

const people = (count: number) =>
  count === 1 ? 'new person' : `${count.toLocaleString()} new people`

const nothingNew = (unchanged: number) =>
  unchanged === 1
    ? 'Its one row is unchanged.'
    : `All ${outcomeWords.rows(unchanged)} are unchanged.`
