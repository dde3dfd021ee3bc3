/** A fresh result on this device: each verdict with the frame that decided it, the lift, and the quality of the recording. */
import { useT } from '../../foundation/i18n/useT.ts'
import { formatSeconds } from '../../foundation/format/formatFigure.ts'
import { Alert, Box, Button, Typography } from '@mui/material'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicablePrinciples, movementOf, PRINCIPLES } from '#domain/observations/principles.ts'
import type { LiftInterval } from '#domain/videos/judgement.ts'
import { withoutVerdicts } from '#domain/videos/skeletonMisfit.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import { isSameLift, LiftList } from '../videos/LiftList.tsx'
import { CaptureQuality } from './CaptureQuality.tsx'
import { type EvidenceFrame, JudgementList } from './JudgementList.tsx'
import { PreviewPicture } from './PreviewPicture.tsx'
import type { AnalysedRecording } from './analysedRecordings.ts'

/** `task`: limits the verdicts to its principles; null: all. */
export function AnalysisResult({ analysed, task, skeleton, onChooseLift }: AnalysisResultProps) {
  const isMisfit = skeleton?.isMisfit ?? false
  const t = useT()
  const movement = task && movementOf(task) !== 'LIFT' ? 'PUSH' : 'LIFT'
  const judgement = useMemo(() => {
    const found = analysed.judge(analysed.lift, task)
    return isMisfit ? withoutVerdicts(found) : found
  }, [analysed, task, isMisfit])
  const principles = task ? applicablePrinciples(task) : PRINCIPLES
  const judgements = principles.map((principle) => ({
    principle,
    ...judgement.principles[principle],
  }))
  const frameAt = useFrames(
    analysed,
    judgements.flatMap(({ evidence }) => evidence?.at ?? []),
  )
  const lifts = judgement.lifts.map(({ interval, principles: judged }) => ({
    ...interval,
    judgement: PRINCIPLES.map((principle) => ({ principle, ...judged[principle] })),
  }))
  const isWorst = (lift: LiftInterval) =>
    judgement.proposedLift !== null && isSameLift(judgement.proposedLift, lift)
  return (
    <>
      <Alert severity="info">
        {t(
          isMisfit
            ? 'analysis.skeleton.youSaid'
            : skeleton?.isByHand
              ? 'analysis.addRecording.notAdded'
              : 'analysis.result.beforeSubmit',
        )}
      </Alert>
      {frameAt === null && (
        <PreviewPicture
          picture={analysed.recording.preview}
          label={t('analysis.running.preview')}
        />
      )}
      <JudgementList judgements={judgements} frameAt={frameAt} />
      {skeleton && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => skeleton.setMisfit(!isMisfit)}>
            {t(isMisfit ? 'analysis.skeleton.fits' : 'analysis.skeleton.misfit')}
          </Button>
        </Box>
      )}
      <Typography color="text.secondary">
        {judgement.lift
          ? t(`analysis.result.found.${movement}`, {
              start: formatSeconds(judgement.lift.start),
              end: formatSeconds(judgement.lift.end),
            })
          : t(`analysis.result.none.${movement}`)}
      </Typography>
      <LiftList
        lifts={lifts}
        principles={principles}
        judged={judgement.lift}
        onChoose={(lift) => onChooseLift(isWorst(lift) ? null : lift)}
      />
      <CaptureQuality {...judgement.quality} judgements={judgements} />
    </>
  )
}

interface AnalysisResultProps {
  analysed: AnalysedRecording
  task: ObservedTask | null
  /** Absent: nobody can say yet whether the skeleton fits. */
  skeleton: SkeletonWord | undefined
  /** null: the worst one. */
  onChooseLift: (lift: LiftInterval | null) => void
}

/** Answer of the person at this device on how the skeleton fits. */
export interface SkeletonWord {
  isMisfit: boolean
  setMisfit: (isMisfit: boolean) => void
  /** They answer instead of the AI, whose result is not added. */
  isByHand: boolean
}

/** Returns the frames of the recording itself, with the skeleton; null without times. */
function useFrames(
  analysed: AnalysedRecording,
  times: readonly number[],
): ((seconds: number) => EvidenceFrame) | null {
  const { frames, width, height } = analysed.recording
  const { data: stills } = useQuery({
    ...stillsQuery(
      analysed,
      [...new Set(times)].toSorted((a, b) => a - b),
    ),
    enabled: times.length > 0,
  })
  if (times.length === 0) return null
  return (at) => {
    const frame = frames.find(({ timestamp }) => timestamp === at)
    return {
      pose: frame
        ? {
            points: frame.keypoints2d,
            visibility: frame.keypoints3d.map(([, , , visibility]) => visibility),
          }
        : null,
      picture: stills?.get(at) ?? null,
      aspect: width / height,
    }
  }
}

/** Pictures of the recording by time; a frame that cannot be read is missing. `times`: seconds, ascending. Kept only while they are shown. */
const stillsQuery = ({ id, file, how }: AnalysedRecording, times: readonly number[]) =>
  queryOptions({
    queryKey: ['stills', id, times],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // Nothing of it comes from the network.
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<Map<number, ImageBitmap>> => {
      const { stillsOfRecording } = await loadChunk(() => import('./analyseRecording.ts'))
      const { part = null, turn = 0 } = how
      const stills = await stillsOfRecording({ file, part, turn, stills: times }, signal)
      return new Map(stills.map(({ at, picture }) => [at, picture]))
    },
  })
