/** A fresh result on this device: picture, quality of the recording, the lift, and each verdict with its evidence. */
import { Alert, Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicablePrinciples, movementOf, PRINCIPLES } from '#domain/observations/principles.ts'
import { formatSeconds } from '#domain/videos/playbackTime.ts'
import { CaptureQuality } from './CaptureQuality.tsx'
import { JudgementList } from './JudgementList.tsx'
import { PreviewPicture } from './PreviewPicture.tsx'
import type { AnalysedRecording } from './analysedRecordings.ts'

/** `task`: limits the verdicts to its principles; null: all. */
export function AnalysisResult({ analysed, task }: AnalysisResultProps) {
  const translate = useTranslate()
  const { judgements, recording } = analysed
  const movement = task && movementOf(task) !== 'LIFT' ? 'PUSH' : 'LIFT'
  const judgement = judgements[movement]
  const principles = task ? applicablePrinciples(task) : PRINCIPLES
  return (
    <>
      <Alert severity="info">{translate('analysis.result.beforeSubmit')}</Alert>
      <Box sx={columns}>
        <PreviewPicture picture={recording.preview} label={translate('analysis.running.preview')} />
        <Stack spacing={2} sx={{ flexGrow: 1, minWidth: 0 }}>
          <JudgementList
            judgements={principles.map((principle) => ({
              principle,
              ...judgement.principles[principle],
            }))}
          />
          <Typography color="text.secondary">
            {judgement.lift
              ? translate(`analysis.result.found.${movement}`, {
                  start: formatSeconds(judgement.lift.start),
                  end: formatSeconds(judgement.lift.end),
                })
              : translate(`analysis.result.none.${movement}`)}
          </Typography>
          <CaptureQuality {...judgement.quality} />
        </Stack>
      </Box>
    </>
  )
}

interface AnalysisResultProps {
  analysed: AnalysedRecording
  task: ObservedTask | null
}

const columns = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 3,
} as const
