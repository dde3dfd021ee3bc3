/** The end: what was imported, and where it is. */
import { Alert, Button, Stack } from '@mui/material'
import { ListLink } from './ListLink.tsx'
import { outcomeWords } from './outcomeWords.ts'
import type { ReadyStageProps } from './ReadyStage.tsx'
import { Stage } from './Stage.tsx'

export function ImportedStage({ job, result, kind, flow }: ReadyStageProps) {
  return (
    <Stage title={`${job.file_name} is imported`}>
      <Alert severity="success">
        Imported: {outcomeWords.counts(result)}
        {flow.isInvited(job.id) && '. The invitations are on their way.'}
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ListLink kind={kind} />
        <Button variant="outlined" onClick={flow.restart}>
          Import another file
        </Button>
      </Stack>
    </Stage>
  )
}
