/** The import pages (spec 2): a file is chosen, looked through on the server, and then imported, all of it or nothing. */
import { Box, Stack, Typography } from '@mui/material'
import { useCallback, useRef } from 'react'
import type { CsvImport } from '#domain/csv.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ChosenFileStage } from './ChosenFileStage.tsx'
import { ChooseStage } from './ChooseStage.tsx'
import { FileHelp } from './FileHelp.tsx'
import { IMPORTS } from './importKinds.ts'
import { ImportSteps } from './ImportSteps.tsx'
import { JobStage } from './JobStage.tsx'
import { StageFollows } from './Stage.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import { useImport } from './useImport.ts'

/** One for each kind: what was chosen for one is nothing for another. */
export function ImportPage({ kind }: { kind: CsvImport }) {
  return <ImportOf key={kind} kind={kind} />
}

function ImportOf({ kind }: { kind: CsvImport }) {
  const flow = useImport(kind)
  const { company_name: client } = useCurrentClient()
  const { job } = flow.address
  const stages = useRef(0)
  const follows = useCallback(() => stages.current++ > 0, [])
  return (
    <StageFollows.Provider value={follows}>
      <Stack spacing={2} sx={{ maxWidth: 1000 }}>
        <PageHeader title={IMPORTS[kind].title} action={<TemplateLink kind={kind} />} />
        <Box sx={head}>
          <Typography>
            into <strong>{client}</strong>
          </Typography>
          <ImportSteps flow={flow} />
        </Box>
        {flow.chosen ? (
          <ChosenFileStage kind={kind} chosen={flow.chosen} flow={flow} />
        ) : job !== null ? (
          <JobStage key={job} id={job} kind={kind} flow={flow} />
        ) : (
          <ChooseStage flow={flow} />
        )}
        {job === null && !flow.chosen && <FileHelp kind={kind} />}
      </Stack>
    </StageFollows.Provider>
  )
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 2,
  '& strong': { overflowWrap: 'anywhere' },
} as const
