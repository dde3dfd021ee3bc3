/** The import pages (spec 2): a file is chosen, looked through on the server, and then imported, all of it or nothing. */
import { Box, Stack, Typography } from '@mui/material'
import { useCallback, useRef } from 'react'
import type { CsvImport } from '#domain/imports/csv.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { SelectedFileStage } from './ChosenFileStage.tsx'
import { ChooseStage } from './ChooseStage.tsx'
import { ImportFileFormat } from './ImportFileFormat.tsx'
import { IMPORTS } from './importKinds.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { ImportJobStage } from './ImportJobStage.tsx'
import { HasPreviousStage } from './ImportStageCard.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import { useImport } from './useImport.ts'

/** One for each kind: what was chosen for one is nothing for another. */
export function ImportPage({ kind }: { kind: CsvImport }) {
  return <ImportPageContent key={kind} kind={kind} />
}

function ImportPageContent({ kind }: { kind: CsvImport }) {
  const flow = useImport(kind)
  const { company_name: client } = useCurrentClient()
  const { job } = flow.address
  const stageCount = useRef(0)
  const hasPrevious = useCallback(() => stageCount.current++ > 0, [])
  return (
    <HasPreviousStage.Provider value={hasPrevious}>
      <Stack spacing={2} sx={{ maxWidth: 1000 }}>
        <PageHeader title={IMPORTS[kind].title} action={<TemplateLink kind={kind} />} />
        <Box sx={header}>
          <Typography>
            into <strong>{client}</strong>
          </Typography>
          <ImportSteps flow={flow} />
        </Box>
        {flow.selected ? (
          <SelectedFileStage kind={kind} selected={flow.selected} flow={flow} />
        ) : job !== null ? (
          <ImportJobStage key={job} id={job} kind={kind} flow={flow} />
        ) : (
          <ChooseStage flow={flow} />
        )}
        {job === null && !flow.selected && <ImportFileFormat kind={kind} />}
      </Stack>
    </HasPreviousStage.Provider>
  )
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
  '& strong': { overflowWrap: 'anywhere' },
} as const
