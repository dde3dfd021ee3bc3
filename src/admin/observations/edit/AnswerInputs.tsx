/** A person's answers under the record's names: the task's principles, Other with its details, the technique they make. */
import { FormHelperText } from '@mui/material'
import { TextInput } from 'react-admin'
import { useController, useFormState, useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { ANSWER_COLUMNS, answersInRecord } from '#domain/observations/answers.ts'
import type { Answer, AnswerColumn } from '#domain/observations/answers.ts'
import type { ObservedTask } from '#domain/observations/observationFormValues.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { enumLabels } from '../../i18n/enumLabels.ts'
import { verdictOfAnswer } from '#domain/observations/verdict.ts'
import { AnswerButtons, PRINCIPLES_MESSAGE } from '../add/AnswerButtons.tsx'
import { PRINCIPLE_PICTURES } from '../add/principlePictures.ts'
import { AiVerdict } from '../detail/AiVerdict.tsx'
import { TechniqueSoFar } from '../add/TechniqueSoFar.tsx'

export function AnswerInputs({ task, canUseNotApplicable, ofAi }: AnswerInputsProps) {
  const ofAll = useFormState<{ principles: null }>().errors.principles?.message
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
            note={ofAi && <AiVerdict verdict={verdictOfAnswer(ofAi[ANSWER_COLUMNS[principle]])} />}
            isUnderMessage={Boolean(ofAll)}
            nullAllowed={canUseNotApplicable}
            hasNotApplicable={canUseNotApplicable}
          />
        )
      })}
      {ofAll && (
        <FormHelperText error id={PRINCIPLES_MESSAGE}>
          {ofAll}
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
      <TechniqueSoFar
        task={task}
        given={answersInRecord(useAnswers())}
        canUseNotApplicable={canUseNotApplicable}
      />
    </>
  )
}

interface AnswerInputsProps {
  task: ObservedTask
  canUseNotApplicable: boolean
  /** The AI's own verdicts, to stand beside a person's. */
  ofAi?: Partial<Record<AnswerColumn, Answer>>
}

const COLUMNS = Object.values(ANSWER_COLUMNS)

function useAnswers() {
  const answers = useWatch({ name: COLUMNS }) as (Answer | undefined)[]
  return Object.fromEntries(
    COLUMNS.map((column, index) => [column, answers[index] ?? null]),
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
