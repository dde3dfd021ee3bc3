/** A person's answers under the record's names: the task's principles, Other with its details, the technique they make. */
import { FormHelperText } from '@mui/material'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { useController, useFormState, useWatch } from 'react-hook-form'
import {
  type Answer,
  ANSWER_COLUMNS,
  type AnswerColumn,
  answersFromRecord,
  principleFlagsOf,
  verdictOfAnswer,
} from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicableAnswers } from '#domain/observations/observationPayload.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { AiVerdict } from '../detail/AiVerdict.tsx'
import { AnswerButtons, PRINCIPLES_ERROR_ID } from './AnswerButtons.tsx'
import { PRINCIPLE_PICTURES } from './PrincipleGallery.tsx'
import { TechniquePreview } from './TechniquePreview.tsx'

export function AnswerInputs({ task, canUseNotApplicable, aiAnswers }: AnswerInputsProps) {
  const principlesError = useFormState<{ principles: null }>().errors.principles?.message
  return (
    <>
      {applicablePrinciples(task).map((principle) => {
        const Picture = PRINCIPLE_PICTURES[principle]
        return (
          <AnswerInput
            key={principle}
            name={ANSWER_COLUMNS[principle]}
            label={enumLabels.principle[principle]}
            picture={<Picture />}
            note={
              aiAnswers && (
                <AiVerdict verdict={verdictOfAnswer(aiAnswers[ANSWER_COLUMNS[principle]])} />
              )
            }
            isUnderMessage={Boolean(principlesError)}
            nullAllowed={canUseNotApplicable}
            hasNotApplicable={canUseNotApplicable}
          />
        )
      })}
      {principlesError && (
        <FormHelperText error id={PRINCIPLES_ERROR_ID}>
          {principlesError}
        </FormHelperText>
      )}
      {task.show_other_observation_option && (
        <>
          <AnswerInput
            name={ANSWER_COLUMNS.OTHER}
            label="Other (optional)"
            nullAllowed
            hasNotApplicable={false}
          />
          <TextInput source="other_details" />
        </>
      )}
      <TechniquePreview
        task={task}
        given={answersFromRecord(useAnswers())}
        canUseNotApplicable={canUseNotApplicable}
      />
    </>
  )
}

interface AnswerInputsProps {
  task: ObservedTask
  canUseNotApplicable: boolean
  /** The AI's own verdicts, to stand beside a person's. */
  aiAnswers?: Partial<Record<AnswerColumn, Answer>>
}

const ANSWER_COLUMN_NAMES = Object.values(ANSWER_COLUMNS)

function useAnswers() {
  const answers = useWatch({ name: ANSWER_COLUMN_NAMES }) as (Answer | undefined)[]
  return Object.fromEntries(
    ANSWER_COLUMN_NAMES.map((column, index) => [column, answers[index] ?? null]),
  ) as Record<AnswerColumn, Answer>
}

function AnswerInput({ name, ...props }: AnswerInputProps) {
  const { field, fieldState } = useController({ name })
  return (
    <AnswerButtons
      {...props}
      value={(field.value as Answer | undefined) ?? null}
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
  isUnderMessage?: boolean
  nullAllowed: boolean
  hasNotApplicable: boolean
}

/** A person's answers as they are sent: only what the task asks for. */
export function toAnswerInput(values: AnswerValues, task: ObservedTask) {
  const answers = applicableAnswers(answersFromRecord(values), task)
  return {
    ...principleFlagsOf(answers),
    is_other_option_correct: answers.OTHER,
    other_details: task.show_other_observation_option ? (values.other_details ?? null) : null,
  }
}

type AnswerValues = Record<AnswerColumn, Answer> & { other_details?: string | null | undefined }
