/** Stages after the job: ready to import, imported, problems, stopped. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { CsvImport } from '#domain/imports/importColumns.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ImportChanges, Unlisted } from './ImportChanges.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'
import { ProblemsTable } from './ProblemsTable.tsx'
import { IMPORTS } from './importKinds.ts'
import { importSummary } from './importSummary.ts'
import type { ImportFlow } from './useImport.ts'

export function ReadyStage({ job, result, kind, flow }: ReadyStageProps) {
  const t = useT()
  const [invite, setInvite] = useState(false)
  const rowCount = importSummary.written(result)
  const { created } = result
  if (rowCount === 0)
    return (
      <ImportStageCard title={t('imports.noChanges', { file: job.file_name })}>
        <Alert severity="info">
          {t('imports.noChangesText', { smart_count: result.unchanged })}
        </Alert>
        <ListLink kind={kind} />
        <ImportFileInput label={t('imports.chooseAnother')} flow={flow} />
      </ImportStageCard>
    )
  return (
    <ImportStageCard title={t('imports.ready', { file: job.file_name })}>
      <Alert severity="success">
        {t('imports.noProblems', { counts: importSummary.counts(result) })}
      </Alert>
      <ImportChanges kind={kind} result={result} url={job.url} />
      {IMPORTS[kind].canInvite && created > 0 && (
        <FormControlLabel
          control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
          label={t('imports.invite', { smart_count: created })}
        />
      )}
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      {job.available_until === null ? (
        <Alert severity="warning">{t('imports.expired')}</Alert>
      ) : (
        <Box>
          <Button
            variant="contained"
            size="large"
            disabled={flow.isSubmitting}
            onClick={() => flow.confirm(job.id, invite)}
          >
            {t('imports.import', { smart_count: rowCount })}
          </Button>
        </Box>
      )}
      <ImportFileInput label={t('imports.chooseAnother')} flow={flow} />
    </ImportStageCard>
  )
}

interface ReadyStageProps {
  job: Job
  result: ImportResult
  kind: CsvImport
  flow: ImportFlow
}

/** Imported: the number of written rows, and a link to the list. */
export function ImportedStage({ job, result, kind, flow }: ReadyStageProps) {
  const t = useT()
  const outcome = flow.isInvited(job.id) ? 'imports.importedAndInvited' : 'imports.importedCounts'
  return (
    <ImportStageCard title={t('imports.imported', { file: job.file_name })}>
      <Alert severity="success">{t(outcome, { counts: importSummary.counts(result) })}</Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ListLink kind={kind} />
        <Button variant="outlined" onClick={flow.restart}>
          {t('imports.another')}
        </Button>
      </Stack>
    </ImportStageCard>
  )
}

/** Problems by row, and how to continue; nothing has been imported. */
export function ProblemsStage({ job, result, flow }: ProblemsStageProps) {
  const t = useT()
  const { errors, error_count: count } = result
  return (
    <ImportStageCard title={t('imports.problems', { smart_count: count, file: job.file_name })}>
      <Alert severity="error">{t('imports.problemsHint')}</Alert>
      <ImportFileInput label={t('imports.chooseAnother')} flow={flow} isPrimary />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job.url && (
          <Button component="a" href={job.url} variant="outlined" startIcon={<DownloadIcon />}>
            {t('imports.downloadProblems')}
          </Button>
        )}
        <RepeatButton job={job} flow={flow} />
      </Box>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <ProblemsTable label={t('imports.problemsTable')} problems={errors} />
      <Unlisted count={count - errors.length} />
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
  const t = useT()
  const work = job.is_check ? 'check' : 'import'
  const isCancelled = job.state === 'CANCELLED'
  // Checking again does not help a file that cannot be read.
  const needsOtherFile = job.is_check && !isCancelled
  return (
    <ImportStageCard title={t(`imports.stopped.${work}.${isCancelled ? 'cancelled' : 'failed'}`)}>
      <Alert severity={isCancelled ? 'info' : 'error'}>
        {!isCancelled && job.error && <AlertTitle>{job.error}</AlertTitle>}
        {t('imports.nothingImported', { file: job.file_name })}
      </Alert>
      {flow.submitError !== null && <Alert severity="error">{flow.submitError}</Alert>}
      <Box>
        <RepeatButton job={job} flow={flow} isPrimary={!needsOtherFile} />
      </Box>
      <ImportFileInput label={t('imports.chooseAnother')} flow={flow} isPrimary={needsOtherFile} />
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
  const t = useT()
  const { check } = flow.address
  if (job.available_until === null) return null
  return (
    <Button
      variant={isPrimary ? 'contained' : 'outlined'}
      disabled={flow.isSubmitting}
      // Without its check, the import itself checks everything again.
      onClick={() => flow.repeat(check ?? job.id)}
    >
      {t(job.is_check || check !== null ? 'imports.checkAgain' : 'list.tryAgain')}
    </Button>
  )
}

interface RepeatButtonProps {
  job: Job
  flow: Pick<ImportFlow, 'address' | 'repeat' | 'isSubmitting'>
  /** True if it is the main action of the page. */
  isPrimary?: boolean
}

/** Links to the list that shows the imported records. */
function ListLink({ kind }: { kind: CsvImport }) {
  const t = useT()
  return (
    <Button
      component={LinkBase}
      to={IMPORTS[kind].list}
      variant="contained"
      sx={{ alignSelf: 'flex-start' }}
    >
      {t(`imports.toList.${kind}`)}
    </Button>
  )
}
