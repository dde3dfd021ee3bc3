/** Inputs of a person's answers, with the technique that follows from them. */
import { Button, FormHelperText, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { TextInput } from 'react-admin'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import {
  type Answer,
  ANSWER_COLUMNS,
  type AnswerColumn,
  answersFromRecord,
  type FormAnswer,
  NOT_APPLICABLE,
  toAnswer,
  principleFlagsOf,
  verdictOfAnswer,
  verdictOfTechnique,
} from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicablePrinciples, type Principle } from '#domain/observations/principles.ts'
import {
  applicableAnswers,
  evaluateTechnique,
  openPrinciples,
} from '#domain/observations/technique.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ON_PHONE } from '../../foundation/theme/cardsOnPhone.ts'
import { PrinciplePicture } from '../../parts/illustrations/PrinciplePicture.tsx'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { AiVerdict } from '../../parts/verdict/AiVerdict.tsx'
import type { ObservationRecord } from './observationRecord.ts'
import { AnswerButtons } from '../../parts/verdict/AnswerButtons.tsx'
import type { ObservationFormState } from '../submissionQueue/observationFormState.ts'

export function AnswerInputs({ task, canUseNotApplicable, aiAnswers }: AnswerInputsProps) {
  const t = useT()
  const principlesError = useFormState<{ principles: null }>().errors.principles?.message
  const principlesErrorId = useId()
  return (
    <>
      {applicablePrinciples(task).map((principle) => (
        <AnswerInput
          key={principle}
          name={ANSWER_COLUMNS[principle]}
          label={t(`enums.principle.${principle}`)}
          picture={<PrinciplePicture principle={principle} />}
          note={
            aiAnswers && (
              <AiVerdict verdict={verdictOfAnswer(aiAnswers[ANSWER_COLUMNS[principle]])} />
            )
          }
          {...(principlesError ? { sharedErrorId: principlesErrorId } : {})}
          mayBeOpen={canUseNotApplicable}
          hasNotApplicable={canUseNotApplicable}
        />
      ))}
      {principlesError && (
        <FormHelperText error id={principlesErrorId}>
          {principlesError}
        </FormHelperText>
      )}
      {task.show_other_observation_option && (
        <>
          <AnswerInput
            name={ANSWER_COLUMNS.OTHER}
            label={t('observations.form.other')}
            mayBeOpen
            hasNotApplicable={false}
          />
          <TextInput source="other_details" />
        </>
      )}
      <TechniquePreview
        task={task}
        enteredAnswers={useAnswers()}
        canUseNotApplicable={canUseNotApplicable}
      />
    </>
  )
}

/** Answers every principle that applies to the chosen task; single answers are corrected after that. */
export function AllCorrectButton() {
  const t = useT()
  const { setValue } = useFormContext<ObservationFormState>()
  const task = useWatch<ObservationFormState, 'task_id'>({ name: 'task_id' })
  if (!task) return null
  const answer = () => {
    for (const principle of applicablePrinciples(task))
      setValue(ANSWER_COLUMNS[principle], true, { shouldDirty: true })
  }
  return (
    <Button variant="outlined" size="large" onClick={answer} sx={ALL_CORRECT}>
      {t('addObservation.allCorrect')}
    </Button>
  )
}

const ALL_CORRECT = { alignSelf: 'start', minHeight: 48, [ON_PHONE]: { width: '100%' } } as const

interface AnswerInputsProps {
  task: ObservedTask
  canUseNotApplicable: boolean
  /** The AI's verdicts, shown next to the person's answers. */
  aiAnswers?: Partial<Record<AnswerColumn, Answer>>
}

const ANSWER_COLUMN_NAMES = Object.values(ANSWER_COLUMNS)

function useAnswers() {
  const answers = useWatch({ name: ANSWER_COLUMN_NAMES }) as (FormAnswer | undefined)[]
  return Object.fromEntries(
    ANSWER_COLUMN_NAMES.map((column, index) => [column, answers[index] ?? null]),
  ) as Record<AnswerColumn, FormAnswer>
}

function AnswerInput({ name, ...props }: AnswerInputProps) {
  const { field, fieldState } = useController({ name })
  return (
    <AnswerButtons
      {...props}
      value={(field.value as FormAnswer | undefined) ?? null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

interface AnswerInputProps {
  name: AnswerColumn
  label: string
  picture?: ReactNode
  note?: ReactNode
  sharedErrorId?: string
  mayBeOpen: boolean
  hasNotApplicable: boolean
}

/** Returns a record's answers as form values: null is a person's N/A, where the client permits it, or open. */
export function toFormAnswers(
  record: Pick<ObservationRecord, 'task' | 'review_type'> & Partial<PrincipleFlags>,
  canUseNotApplicable: boolean,
): Record<keyof PrincipleFlags, FormAnswer> {
  const isByPerson = canUseNotApplicable && record.review_type !== 'AI'
  const asked = isByPerson ? applicablePrinciples(record.task) : []
  const answerTo = (principle: Principle) =>
    record[ANSWER_COLUMNS[principle]] ?? (asked.includes(principle) ? NOT_APPLICABLE : null)
  return {
    is_inside_base: answerTo('INSIDE_BASE'),
    is_big_engines: answerTo('BIG_ENGINES'),
    is_turn_not_twist: answerTo('TURN_NOT_TWIST'),
    is_dip_n_drive: answerTo('DIP_N_DRIVE'),
  }
}

type PrincipleFlags = ReturnType<typeof principleFlagsOf>

/** Returns the answers that the task asks for, as input. */
export function toAnswerInput(values: AnswerValues, task: ObservedTask) {
  const answers = applicableAnswers(answersFromRecord(values), task)
  return {
    ...principleFlagsOf(answers),
    is_other_option_correct: answers.OTHER,
    other_details: task.show_other_observation_option ? (values.other_details ?? null) : null,
  }
}

type AnswerValues = Record<AnswerColumn, Answer> & { other_details?: string | null | undefined }

/** Shows the technique that follows from the answers, by the same rule as on the server. */
function TechniquePreview({ task, enteredAnswers, canUseNotApplicable }: TechniquePreviewProps) {
  const t = useT()
  const entered = mapAnswers(enteredAnswers)
  const answers = applicableAnswers(answersFromRecord(entered), task)
  const technique = evaluateTechnique(task, answers, canUseNotApplicable)
  // The form cannot be submitted while answers are missing, so that the technique is not called anything yet.
  const isUndecided =
    answers.OTHER !== false &&
    !Object.values(answers).includes(false) &&
    openPrinciples(task, enteredAnswers).length > 0
  return (
    <Stack component="output" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="subtitle2" component="span">
        {t('resources.allobservations.fields.technique')}
      </Typography>
      {isUndecided || technique === null ? (
        <VerdictChip verdict="unknown" label={t('observations.form.undecided')} />
      ) : (
        <VerdictChip verdict={verdictOfTechnique(technique)} />
      )}
    </Stack>
  )
}

const mapAnswers = (entered: Record<AnswerColumn, FormAnswer>) =>
  Object.fromEntries(
    Object.entries(entered).map(([column, answer]) => [column, toAnswer(answer)]),
  ) as Record<AnswerColumn, Answer>

interface TechniquePreviewProps {
  task: ObservedTask
  enteredAnswers: Record<AnswerColumn, FormAnswer>
  canUseNotApplicable: boolean
}
