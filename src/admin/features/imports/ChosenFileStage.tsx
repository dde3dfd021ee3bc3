/** A file that can be sent: its first rows as they are read, and the button that has it checked. */
import { Alert, Box, Button, Typography } from '@mui/material'
import type { CsvImport } from '#domain/imports/csv.ts'
import { UploadProgress } from '../../parts/uploads/UploadProgress.tsx'
import { CsvPreviewTable } from './CsvPreviewTable.tsx'
import { ImportFileInput } from './ImportFileInput.tsx'
import { previewSummary } from './readingWords.ts'
import { ImportStageCard } from './ImportStageCard.tsx'
import type { SelectedFile, ImportFlow } from './useImport.ts'

export function SelectedFileStage({
  kind,
  selected: { file, preview },
  flow,
}: SelectedFileStageProps) {
  const { progress, error } = flow.upload
  if (progress !== undefined)
    return (
      <ImportStageCard title={`Sending ${file.name}`}>
        <UploadProgress name={file.name} progress={progress} onCancel={flow.cancelUpload} />
        <Typography color="text.secondary">Stay on this page until the file is sent.</Typography>
      </ImportStageCard>
    )
  return (
    <ImportStageCard title={file.name} subtitle={previewSummary(preview)}>
      {preview.rows.length > 0 && <CsvPreviewTable kind={kind} preview={preview} />}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" onClick={() => void flow.check()}>
          Check this file
        </Button>
        <Button color="inherit" size="large" onClick={flow.clearFile}>
          Cancel
        </Button>
      </Box>
      <ImportFileInput label="Choose another file" flow={flow} />
    </ImportStageCard>
  )
}

interface SelectedFileStageProps {
  kind: CsvImport
  selected: SelectedFile
  flow: ImportFlow
}
