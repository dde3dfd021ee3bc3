/** The end: what was imported, and where it is. */
import { Alert, Button, Stack } from '@mui/material'
import { ListLink } from './ListLink.tsx'
import { importSummary } from './outcomeWords.ts'
import type { ReadyStageProps } from './ReadyStage.tsx'
import { ImportStageCard } from './ImportStageCard.tsx'

export function ImportedStage({ job, result, kind, flow }: ReadyStageProps) {
  return (
    <ImportStageCard title={`${job.file_name} is imported`}>
      <Alert severity="success">
        Imported: {importSummary.counts(result)}
        {flow.isInvited(job.id) && '. The invitations are on their way.'}
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
