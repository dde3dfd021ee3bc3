/** Stages after the job: ready to import, imported, problems, stopped. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { ImportChanges } from './ImportChanges.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { IMPORTS } from './importKinds.ts'
import { importSummary } from './importSummary.ts'
import type { ImportFlow } from './useImport.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function ReadyStage({ job, result, kind, flow }: ReadyStageProps) {
  const [invite, setInvite] = useState(false)
  const rowCount = importSummary.written(result)
  const { created } = result
  if (rowCount === 0)
    return (
      <ImportStageCard title={`No changes in ${job.file_name}`}>
        <Alert severity="info">
          {unchangedText(result.unchanged)} Everything in this file is already in Liftwise.
        </Alert>
        <ListLink kind={kind} />
        <ImportFileInput label="Choose another file" flow={flow} />
      </ImportStageCard>
    )
  return (
    <ImportStageCard title={`${job.file_name} is ready to import`}>
      <Alert severity="success">No problems found: {importSummary.counts(result)}</Alert>
      <ImportChanges kind={kind} result={result} url={job.url} />
      {IMPORTS[kind].canInvite && created > 0 && (
        <FormControlLabel
          control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
          label={`Invite the ${newPeople(created)} by email to set a password`}
        />
      )}
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      {job.available_until === null ? (
        <Alert severity="warning">The file has expired. Choose it again.</Alert>
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

interface ReadyStageProps {
  job: Job
  result: ImportResult
  kind: CsvImport
  flow: ImportFlow
}

const newPeople = (count: number) =>
  count === 1 ? 'new person' : `${formatNumber(count)} new people`

const unchangedText = (unchanged: number) =>
  unchanged === 1
    ? 'The only row is unchanged.'
    : `All ${importSummary.rows(unchanged)} are unchanged.`

/** Imported: the number of written rows, and a link to the list. */
export function ImportedStage({ job, result, kind, flow }: ReadyStageProps) {
  return (
    <ImportStageCard title={`${job.file_name} was imported`}>
      <Alert severity="success">
        Imported: {importSummary.counts(result)}
        {flow.isInvited(job.id) && '. Invitations are being sent.'}
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ListLink kind={kind} />
        <Button variant="outlined" onClick={flow.restart}>
          Import another file
        </Button>
      </Stack>
    </ImportStageCard>
  )
}

/** Problems by row, and how to continue; nothing has been imported. */
export function ProblemsStage({ job, result, flow }: ProblemsStageProps) {
  const { errors, error_count: count } = result
  const unlistedCount = count - errors.length
  return (
    <ImportStageCard title={`${importSummary.problems(count)} in ${job.file_name}`}>
      <Alert severity="error">
        Nothing was imported. Fix these rows in your file, save it as CSV, then choose it again.
      </Alert>
      <ImportFileInput label="Choose another file" flow={flow} isPrimary />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job.url && (
          <Button component="a" href={job.url} variant="outlined" startIcon={<DownloadIcon />}>
            Download rows with problems
          </Button>
        )}
        <RepeatButton job={job} flow={flow} />
      </Box>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <ProblemsTable problems={errors} />
      {unlistedCount > 0 && (
        <Typography>… and {formatNumber(unlistedCount)} more in the file.</Typography>
      )}
    </ImportStageCard>
  )
}

interface ProblemsStageProps {
  job: Job
  result: ImportResult
  flow: ImportFlow
}

/** A check or an import that failed or was cancelled: the reason, that nothing was imported, and how to continue. */
export function StoppedStage({ job, flow }: StoppedStageProps) {
  const work = job.is_check ? 'check' : 'import'
  const isCancelled = job.state === 'CANCELLED'
  // Checking again does not help a file that cannot be read.
  const needsOtherFile = job.is_check && !isCancelled
  return (
    <ImportStageCard title={`The ${work} ${isCancelled ? 'was cancelled' : 'failed'}`}>
      <Alert severity={isCancelled ? 'info' : 'error'}>
        {!isCancelled && job.error && <AlertTitle>{job.error}</AlertTitle>}
        Nothing was imported from {job.file_name}.
      </Alert>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <Box>
        <RepeatButton job={job} flow={flow} isPrimary={!needsOtherFile} />
      </Box>
      <ImportFileInput label="Choose another file" flow={flow} isPrimary={needsOtherFile} />
    </ImportStageCard>
  )
}

interface StoppedStageProps {
  job: Job
  flow: ImportFlow
}

/**
 * Checks the same file again, since something else may have changed. Renders nothing once the file has been deleted.
 */
function RepeatButton({ job, flow, isPrimary = false }: RepeatButtonProps) {
  const { check } = flow.address
  if (job.available_until === null) return null
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      disabled={flow.isSubmitting}
      // Without its check, the import itself checks everything again.
      onClick={() => flow.repeat(check ?? job.id)}
    >
      {job.is_check || check !== null ? 'Check again' : 'Try again'}
    </Button>
  )
}

interface RepeatButtonProps {
  job: Job
  flow: Pick<ImportFlow, 'address' | 'repeat' | 'isSubmitting'>
  /** Whether it is the main action of the page. */
  isPrimary?: boolean
}

/** Links to the list that shows the imported records. */
function ListLink({ kind }: { kind: CsvImport }) {
  const { list, records } = IMPORTS[kind]
  return (
    <Button component={LinkBase} to={list} variant="contained" sx={{ alignSelf: 'flex-start' }}>
      Go to {records}
    </Button>
  )
}
