/** Import pages: a file is chosen, checked on the server, and then imported completely or not at all. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Stack, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { useCallback, useRef } from 'react'
import type { Job } from '#api/generated/contract.ts'
import { type CsvImport, templatePath } from '#domain/imports/importColumns.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { useJob } from '../../parts/jobs/jobApi.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { RichText } from '../../parts/layout/RichText.tsx'
import { ImportFileFormat } from './ImportFileFormat.tsx'
import { ImportJobStage } from './ImportJobStage.tsx'
import { HasPreviousStage } from './ImportStageCard.tsx'
import { ChooseStage, SelectedFileStage } from './ImportStages.tsx'
import { isReadyToImport } from './importApi.ts'
import { type ImportFlow, useImport } from './useImport.ts'

/** Keyed by the kind of import, so that another kind starts with a new state. */
export function ImportPage({ kind }: { kind: CsvImport }) {
  return <ImportPageContent key={kind} kind={kind} />
}

function ImportPageContent({ kind }: { kind: CsvImport }) {
  const t = useT()
  const flow = useImport(kind)
  const { company_name: client } = useCurrentClient()
  const { job } = flow.address
  const stageCount = useRef(0)
  const hasPrevious = useCallback(() => stageCount.current++ > 0, [])
  return (
    <HasPreviousStage.Provider value={hasPrevious}>
      <Stack spacing={2} sx={{ maxWidth: 1000 }}>
        <PageHeader title={t(`imports.titles.${kind}`)} action={<TemplateLink kind={kind} />} />
        <Box sx={header}>
          <Typography>
            <RichText of="imports.into" values={{ client: <strong>{client}</strong> }} />
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

/** The steps: choose a file, check, import. */
export function ImportSteps({ flow }: { flow: Pick<ImportFlow, 'address' | 'selected'> }) {
  const t = useT()
  const { job } = useJob(flow.address.job)
  const at = flow.selected || !job ? 0 : stepIndex(job)
  return (
    <Stepper role="list" activeStep={at} aria-label={t('imports.stepsLabel')} sx={stepper}>
      {STEPS.map((step, index) => (
        <Step
          key={step}
          role="listitem"
          completed={index < at}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <StepLabel>{t(`imports.steps.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

const STEPS = ['choose', 'check', 'import'] as const

function stepIndex(job: Job): number {
  if (job.is_check) return isReadyToImport(job) ? 2 : 1
  return job.state === 'DONE' ? STEPS.length : 2
}

const stepper = { width: { xs: '100%', sm: 360 } } as const

/** Downloads the CSV template of an import: its headers and one example row. */
export function TemplateLink({ kind }: { kind: CsvImport }) {
  const t = useT()
  return (
    <Button
      component="a"
      href={templatePath(kind)}
      download
      variant="outlined"
      startIcon={<DownloadIcon />}
    >
      {t('imports.template')}
    </Button>
  )
}
