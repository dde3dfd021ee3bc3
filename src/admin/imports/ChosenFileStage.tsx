/** A file that can be sent: its first rows as they are read, and the button that has it checked. */
import { Alert, Box, Button, Typography } from '@mui/material'
import type { CsvImport } from '#domain/csv.ts'
import { SendingFile } from '../uploads/SendingFile.tsx'
import { CsvPreviewTable } from './CsvPreviewTable.tsx'
import { FileChoice } from './FileChoice.tsx'
import { readingWords } from './readingWords.ts'
import { Stage } from './Stage.tsx'
import type { ChosenFile, ImportFlow } from './useImport.ts'

export function ChosenFileStage({ kind, chosen: { file, preview }, flow }: ChosenFileStageProps) {
  const { progress, problem } = flow.sending
  if (progress !== undefined)
    return (
      <Stage title={`Sending ${file.name}`}>
        <SendingFile name={file.name} progress={progress} onCancel={flow.cancelSending} />
        <Typography color="text.secondary">Stay on this page until the file is sent.</Typography>
      </Stage>
    )
  return (
    <Stage title={file.name} subtitle={readingWords(preview)}>
      {preview.rows.length > 0 && <CsvPreviewTable kind={kind} preview={preview} />}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" onClick={() => void flow.check()}>
          Check this file
        </Button>
        <Button color="inherit" size="large" onClick={flow.putAway}>
          Cancel
        </Button>
      </Box>
      <FileChoice label="Choose another file" flow={flow} />
    </Stage>
  )
}

interface ChosenFileStageProps {
  kind: CsvImport
  chosen: ChosenFile
  flow: ImportFlow
}
