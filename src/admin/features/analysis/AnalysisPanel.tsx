/** Chooses or records a video and shows its analysis: advice, progress, what failed, and the result. */
import { useT } from '../../foundation/i18n/useT.ts'
import { formatDecimal } from '../../foundation/format/formatFigure.ts'
import Videocam from '@mui/icons-material/Videocam'
import { Alert, Box, Button, LinearProgress, Skeleton, Stack, Typography } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { UPLOADS } from '#domain/uploads.ts'
import { lazyScreen } from '../../parts/layout/lazyScreen.tsx'
import { DropArea } from '../../parts/uploads/DropArea.tsx'
import { AnalysisResult, type SkeletonWord } from './AnalysisResult.tsx'
import { CameraAdvice } from './CameraAdvice.tsx'
import { CameraRecorder, canRecord } from './CameraRecorder.tsx'
import { PersonChooser } from './PersonChooser.tsx'
import { PreviewPicture } from './PreviewPicture.tsx'
import { addTurns, quarterMore, TurnButton, TurnChooser } from './TurnChooser.tsx'
import type { Analysis, AnalysisState } from './useAnalysis.ts'

/** `task`: limits the result to its principles; null: all. `children`: shown below the result. */
export function AnalysisPanel({ analysis, task, skeleton, children }: AnalysisPanelProps) {
  const { state, start, reset, chooseLift } = analysis
  const t = useT()
  if (state.is === 'running')
    return (
      <Progress
        state={state}
        onTurn={() => {
          const { file, how } = state
          void start(file, { ...how, person: null, turn: quarterMore(how.turn ?? 0) })
        }}
        onCancel={reset}
      />
    )
  if (state.is === 'done')
    return (
      <>
        {state.analysed.recording.isCutOff && (
          <Alert severity="warning">
            {t('analysis.result.cutOff', {
              seconds: formatDecimal(state.analysed.recording.duration, 1),
            })}
          </Alert>
        )}
        <PersonChooser analysis={analysis} />
        <AnalysisResult
          analysed={state.analysed}
          task={task}
          skeleton={skeleton}
          onChooseLift={(lift) => void chooseLift(lift)}
        />
        {children}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button onClick={() => void start(state.analysed.file, state.how)}>
            {t('analysis.again')}
          </Button>
          <Button color="inherit" onClick={reset}>
            {t('analysis.remove')}
          </Button>
        </Stack>
      </>
    )
  return (
    <>
      {state.is === 'failed' && <Failure state={state} start={start} />}
      <PersonChooser analysis={analysis} />
      <VideoChoice
        label={t(state.is === 'failed' ? 'analysis.another' : 'analysis.choose')}
        onChoose={(file) => void start(file)}
      />
      <CameraAdvice />
    </>
  )
}

/** Says why, and offers what may help. */
function Failure({ state, start }: FailureProps) {
  const t = useT()
  const { file, how, error, preview } = state
  return (
    <>
      <Alert severity="error">
        {t(`enums.analysisError.${error}`)}
        {state.cutOffAt !== null &&
          ` ${t('analysis.liftReview.cutOff', { seconds: formatDecimal(state.cutOffAt, 1) })}`}
      </Alert>
      {error === 'TOO_LONG' && (
        <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
          <PartChooser
            file={file}
            length={state.duration ?? 0}
            onChoose={(part) => void start(file, { ...how, part })}
          />
        </Suspense>
      )}
      {preview && (error === 'SIDEWAYS' || error === 'NO_PERSON') && (
        <TurnChooser
          picture={preview}
          proposed={state.turn ?? 0}
          onChoose={(turn) =>
            void start(file, { ...how, person: null, turn: addTurns(how.turn ?? 0, turn) })
          }
        />
      )}
    </>
  )
}

interface FailureProps {
  state: Extract<AnalysisState, { is: 'failed' }>
  start: Analysis['start']
}

const PartChooser = lazyScreen(() => import('./PartChooser.tsx'), 'PartChooser')

interface AnalysisPanelProps {
  analysis: Analysis
  task: ObservedTask | null
  skeleton?: SkeletonWord | undefined
  children?: ReactNode
}

function VideoChoice({ label, onChoose }: VideoChoiceProps) {
  const t = useT()
  const [isCameraOpen, setCameraOpen] = useState(false)
  const choose = ([file]: readonly File[]) => {
    if (file) onChoose(file)
  }
  return (
    <>
      <DropArea accept={UPLOADS.OBSERVATION_VIDEO.accept} label={label} onFiles={choose}>
        {canRecord() && (
          <Box>
            <Button variant="outlined" startIcon={<Videocam />} onClick={() => setCameraOpen(true)}>
              {t('analysis.record')}
            </Button>
          </Box>
        )}
      </DropArea>
      {isCameraOpen && (
        <CameraRecorder
          onRecorded={(file) => {
            setCameraOpen(false)
            onChoose(file)
          }}
          onClose={() => setCameraOpen(false)}
        />
      )}
    </>
  )
}

interface VideoChoiceProps {
  label: string
  onChoose: (file: File) => void
}

function Progress({ state, onTurn, onCancel }: ProgressProps) {
  const t = useT()
  const { done, total, preview } = state
  const text =
    total === 0 ? t('analysis.running.loading') : t('analysis.running.frames', { done, total })
  return (
    <Box sx={progress}>
      {preview && <PreviewPicture picture={preview} label={t('analysis.running.preview')} />}
      <Stack spacing={1} sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography>{text}</Typography>
        <LinearProgress
          aria-label={t('analysis.title')}
          {...(total === 0
            ? {}
            : { variant: 'determinate', value: Math.round((100 * done) / total) })}
        />
        <Typography color="text.secondary">{t('analysis.running.meanwhile')}</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={onCancel}>
            {t('analysis.running.cancel')}
          </Button>
          {preview && <TurnButton onClick={onTurn} />}
        </Stack>
      </Stack>
    </Box>
  )
}

interface ProgressProps {
  state: Extract<AnalysisState, { is: 'running' }>
  /** By a quarter. */
  onTurn: () => void
  onCancel: () => void
}

const progress = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 2,
} as const
