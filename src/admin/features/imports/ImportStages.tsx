/** Stages before the result: choose a file, preview it, wait for the job. */
import {
  Alert,
  Box,
  Button,
  LinearProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { Link } from 'react-admin'
import type { Job } from '#api/generated/contract.ts'
import { FILE_ENCODINGS, type FileEncoding } from '#domain/imports/fileDecoder.ts'
import { csvHeaders, type CsvImport } from '#domain/imports/importColumns.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { PolledJob } from '../../parts/jobs/jobApi.ts'
import { RichText } from '../../parts/layout/RichText.tsx'
import { UploadProgress } from '../../parts/uploads/UploadProgress.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'
import type { CsvPreview } from './csvPreview.ts'
import { formatImportProgress, previewSummary } from './importSummary.ts'
import type { ImportFlow, SelectedFile } from './useImport.ts'

export function ChooseStage({ flow }: { flow: ImportFlow }) {
  const t = useT()
  return (
    <ImportStageCard title={t('imports.choose')} subtitle={t('imports.chooseHint')}>
      <ImportFileInput label={t('imports.choose')} flow={flow} isPrimary showLimits />
    </ImportStageCard>
  )
}

/** A valid file: a preview of its first rows, and the button that has it checked. */
export function SelectedFileStage({
  kind,
  selected: { file, preview },
  flow,
}: SelectedFileStageProps) {
  const t = useT()
  const { progress, error } = flow.upload
  if (progress !== undefined)
    return (
      <ImportStageCard title={t('imports.uploading', { file: file.name })}>
        <UploadProgress name={file.name} progress={progress} onCancel={flow.cancelUpload} />
        <Typography color="text.secondary">{t('imports.stay')}</Typography>
      </ImportStageCard>
    )
  return (
    <ImportStageCard
      title={file.name}
      {...(preview.issue === null ? { subtitle: previewSummary(preview) } : {})}
    >
      {preview.issue === null ? (
        <CsvPreviewTable kind={kind} preview={preview} />
      ) : (
        <Alert severity="error">{preview.issue}</Alert>
      )}
      <EncodingChoice encoding={preview.encoding} onChoose={flow.readAs} />
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          size="large"
          disabled={preview.issue !== null}
          onClick={() => void flow.check()}
        >
          {t('imports.check')}
        </Button>
        <Button color="inherit" size="large" onClick={flow.clearFile}>
          {t('ra.action.cancel')}
        </Button>
      </Box>
      <ImportFileInput label={t('imports.chooseAnother')} flow={flow} />
    </ImportStageCard>
  )
}

interface SelectedFileStageProps {
  kind: CsvImport
  selected: SelectedFile
  flow: ImportFlow
}

/** The answer to a text that does not look right. */
function EncodingChoice({ encoding, onChoose }: EncodingChoiceProps) {
  const t = useT()
  return (
    <TextField
      select
      label={t('imports.encoding')}
      helperText={t('imports.encodingHint')}
      value={encoding}
      onChange={({ target }) => onChoose(target.value as FileEncoding)}
      slotProps={{ select: { native: true } }}
      sx={{ maxWidth: 400 }}
    >
      {FILE_ENCODINGS.map((value) => (
        <option key={value} value={value}>
          {t(`imports.encodings.${value}`)}
        </option>
      ))}
    </TextField>
  )
}

interface EncodingChoiceProps {
  encoding: FileEncoding
  onChoose: (encoding: FileEncoding) => void
}

/** Rows of a file under the columns of the import. */
function CsvPreviewTable({ kind, preview: { rows } }: CsvPreviewTableProps) {
  const t = useT()
  const columns = csvHeaders(kind)
  return (
    <Box sx={scrollFrame} tabIndex={0} role="region" aria-label={t('imports.preview')}>
      <Table size="small" aria-label={t('imports.previewRows')}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('imports.columns.row')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, cells }) => (
            <TableRow key={row}>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {row}
              </TableCell>
              {cells.map((cell, at) => (
                <TableCell key={columns[at]} title={cell} sx={truncated}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

interface CsvPreviewTableProps {
  kind: CsvImport
  preview: CsvPreview
}

/** Scrollable by keyboard too. */
const scrollFrame = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const

const truncated = {
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** A running check or import: progress in words and as a bar, and a cancel button. */
export function RunningStage({ job, polled }: RunningStageProps) {
  const t = useT()
  const { errorMessage, cancel, isCancelling, cancelError } = polled
  const progressText = formatImportProgress(job)
  const work = job.is_check ? 'check' : 'import'
  const isCounted = job.state === 'RUNNING' && job.rows_total !== null
  return (
    <ImportStageCard title={t(`imports.running.${work}.title`, { file: job.file_name })}>
      <Box sx={line}>
        <Typography sx={{ flexGrow: 1 }}>{progressText}</Typography>
        <Button color="inherit" disabled={isCancelling} onClick={cancel}>
          {t('ra.action.cancel')}
        </Button>
      </Box>
      <LinearProgress
        aria-label={t(`imports.steps.${work}`)}
        {...(isCounted
          ? { variant: 'determinate', value: job.progress, 'aria-valuetext': progressText }
          : {})}
      />
      {errorMessage !== null && (
        <Alert severity="warning">{t(`imports.running.${work}.unheard`)}</Alert>
      )}
      {cancelError !== null && <Alert severity="error">{cancelError}</Alert>}
      <Typography color="text.secondary">
        <RichText
          of={`imports.running.${work}.leave`}
          values={{ link: <Link to="/jobs">{t('jobs.title')}</Link> }}
        />
      </Typography>
    </ImportStageCard>
  )
}

interface RunningStageProps {
  job: Job
  polled: PolledJob
}

const line = { display: 'flex', alignItems: 'center', gap: 2 } as const
