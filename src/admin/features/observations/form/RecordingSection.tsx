/** Section of the add form for clients with AI: a recording that is analysed on this device. */
import { useT } from '../../../foundation/i18n/useT.ts'
import { formatList } from '../../../foundation/format/formatList.ts'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { judgedAs } from '#domain/observations/principles.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { LabelledSwitch } from '../../../parts/forms/LabelledSwitch.tsx'
import { useReportUpload } from '../../../parts/uploads/formUploads.ts'
import { AnalysisPanel } from '../../analysis/AnalysisPanel.tsx'
import { type Analysis, useAnalysis } from '../../analysis/useAnalysis.ts'
import type { ObservationFormState } from '../../submissionQueue/observationFormState.ts'
import type { Recording } from './useRecording.ts'

export function RecordingSection({ recording, mayUpload, startsFolded }: RecordingSectionProps) {
  const { isUploaded, setUploaded } = recording
  const analysis = useRecordingAnalysis(recording)
  const t = useT()
  const task = useWatch<ObservationFormState, 'task_id'>({ name: 'task_id' })
  useReportUpload(analysis.state.is === 'running')
  const [isFolded, setFolded] = useState(startsFolded && !recording.submitted)
  if (isFolded)
    return (
      <Section
        title={t('analysis.title')}
        action={
          <Button variant="outlined" aria-expanded={false} onClick={() => setFolded(false)}>
            {t('analysis.unfold')}
          </Button>
        }
      />
    )
  return (
    <Section title={t('analysis.title')} subtitle={t('analysis.optional')}>
      <AnalysisPanel analysis={analysis} task={task} skeleton={recording}>
        {mayUpload && (
          <LabelledSwitch
            label={t('analysis.result.uploadRecording')}
            hint={t('analysis.result.uploadRecordingHint')}
            checked={isUploaded}
            onChange={setUploaded}
          />
        )}
      </AnalysisPanel>
    </Section>
  )
}

/** An analysis whose result belongs to the form, which may also drop it. */
function useRecordingAnalysis({ analysed, setAnalysed }: Recording): Analysis {
  const drop = async () => setAnalysed(null)
  const analysis = useAnalysis({ onStart: drop, onDone: async (done) => setAnalysed(done) })
  const reset = () => {
    setAnalysed(null)
    analysis.reset()
  }
  const isDropped = analysis.state.is === 'done' && analysed === null
  return { ...analysis, reset, state: isDropped ? { is: 'idle' } : analysis.state }
}

interface RecordingSectionProps {
  recording: Recording
  /** True if the client allows recordings to be uploaded. */
  mayUpload: boolean
  /** The last observation on this device had none, or is not known. */
  startsFolded: boolean
}

/** Replaces the inputs of the answers while an AI result gives them. */
export function AnswersFromAi({ recording: { analysed, setByHand } }: { recording: Recording }) {
  const t = useT()
  const task = useWatch<ObservationFormState, 'task_id'>({ name: 'task_id' })
  const judged = analysed?.judge(analysed.lift, task).principles
  const { principles } = judgedAs(task)
  const open = judged ? principles.filter((principle) => judged[principle].verdict === null) : []
  const text =
    open.length === 0
      ? t('analysis.result.answersFromAi')
      : open.length === principles.length
        ? t('analysis.addRecording.noAnswers')
        : t('analysis.addRecording.someAnswers', {
            names: formatList(open.map((principle) => t(`enums.principle.${principle}`))),
          })
  return (
    <AnsweredBy
      text={text}
      instead={t('analysis.result.byHand')}
      onChange={() => setByHand(true)}
    />
  )
}

/** Says above the answers of a person that the AI's result is left out; nothing where there is none. */
export function AnswersByHand({ recording: { isByHand, setByHand } }: { recording: Recording }) {
  const t = useT()
  return (
    isByHand && (
      <AnsweredBy
        text={t('analysis.addRecording.byHand')}
        instead={t('analysis.addRecording.byAi')}
        onChange={() => setByHand(false)}
      />
    )
  )
}

function AnsweredBy({ text, instead, onChange }: AnsweredByProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography>{text}</Typography>
      <Button variant="outlined" onClick={onChange}>
        {instead}
      </Button>
    </Box>
  )
}

interface AnsweredByProps {
  text: string
  instead: string
  onChange: () => void
}
