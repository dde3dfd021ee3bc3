/** Values that a change of the add form has cleared: kept readable, and restored as far as they still fit. */
import {
  ANSWER_COLUMNS,
  type AnswerColumn,
  type FormAnswer,
  NOT_APPLICABLE,
} from '#domain/observations/answers.ts'
import { applicablePrinciples, type Principle } from '#domain/observations/principles.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import {
  departmentSource,
  locationSource,
  observeeSource,
  observerSource,
  taskSource,
} from '../choices/observationChoices.ts'
import type {
  ClearableField,
  ClearedFields,
  ObservationFormState,
} from '../../submissionQueue/observationFormState.ts'
import { findPerson } from '../choices/recentFirst.ts'

/** Adds the values of fields that are about to be emptied. */
export const withCleared = (
  form: ObservationFormState,
  cleared: readonly ClearableField[],
): ClearedFields => ({
  ...form.cleared,
  ...Object.fromEntries(cleared.map((field) => [field, form[field]])),
})

/** Returns those that nothing has been chosen or entered for since; a person replaces a name, and the other way round. */
export function stillEmpty(form: ObservationFormState): ClearedFields {
  const hasText = TEXTS.some((field) => form[field])
  return Object.fromEntries(
    Object.entries(form.cleared ?? {}).filter(([field]) => {
      const value = form[field as ClearableField]
      if (value !== null && value !== '') return false
      return field === 'observee_id' ? !hasText : !(isOneOf(TEXTS, field) && form.observee_id)
    }),
  )
}

const TEXTS = ['unlinked_observee_name', 'unlinked_observee_employee_id'] as const

export const ANSWER_FIELDS_OF_FORM = [
  ...Object.values(ANSWER_COLUMNS),
  'other_details',
] as const satisfies readonly ClearableField[]

/** Describes the values in the order of the form: 'Uma Novak', 'Inside Base correct'. */
export function describeCleared(cleared: ClearedFields): string[] {
  const choices = CHOICES.map((field) => cleared[field]?.name)
  const texts = TEXTS.map((field) => cleared[field])
  const answers = (Object.keys(ANSWER_COLUMNS) as (Principle | 'OTHER')[]).map((asked) => {
    const answer = cleared[ANSWER_COLUMNS[asked]]
    return answer === undefined || answer === null ? null : answerText(asked, answer)
  })
  return [...choices, ...texts, ...answers, cleared.other_details].flatMap((text) => text || [])
}

const CHOICES = ['location_id', 'department_id', 'task_id', 'user_id', 'observee_id'] as const

function answerText(asked: Principle | 'OTHER', answer: NonNullable<FormAnswer>): string {
  const name = asked === 'OTHER' ? t('observations.form.otherName') : t(`enums.principle.${asked}`)
  if (answer === NOT_APPLICABLE) return t('observations.form.answer.notApplicable', { name })
  return t(`observations.form.answer.${answer ? 'correct' : 'incorrect'}`, { name })
}

/** Resolves to the values that still fit what is chosen now, the others of them included. A failed check counts as one. */
export async function fittingValues(
  form: ObservationFormState,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<ClearedFields> {
  const cleared = stillEmpty(form)
  const { signal } = new AbortController()
  const fitting: ClearedFields = {}
  const campaign = form.campaign_id
  const parents = () => ({
    campaign,
    location: form.location_id ?? fitting.location_id ?? null,
    department: form.department_id ?? fitting.department_id ?? null,
    task: form.task_id ?? fitting.task_id ?? null,
  })
  const place = async <Field extends 'location_id' | 'department_id' | 'task_id'>(
    field: Field,
    check: (id: string) => Promise<ClearedFields[Field] | null>,
  ) => {
    const value = cleared[field]
    const found = value && (await check(value.id).catch(() => value))
    if (found) fitting[field] = found
  }
  await place('location_id', (id) => locationSource(clientId, userId, parents()).check(id, signal))
  if (parents().location)
    await place('department_id', (id) => departmentSource(clientId, parents()).check(id, signal))
  if (parents().department)
    await place('task_id', (id) => taskSource(clientId, parents()).check(id, signal))
  const task = form.task_id ?? fitting.task_id
  // Choosing a task would empty them again.
  if (!task) return fitting
  const person = async (field: 'user_id' | 'observee_id', source: PersonSource) => {
    const value = cleared[field]
    const found = value && (await findPerson(source, value, signal).catch(() => value))
    if (found) fitting[field] = found
  }
  await person('user_id', observerSource(clientId, parents()))
  await person('observee_id', observeeSource(clientId, parents()))
  return { ...fitting, ...textsOf(cleared), ...fittingAnswers(cleared, task) }
}

type PersonSource = ReturnType<typeof observeeSource>

const textsOf = (cleared: ClearedFields): ClearedFields => pick(cleared, TEXTS)

/** Answers to questions that the task has. */
function fittingAnswers(
  cleared: ClearedFields,
  task: NonNullable<ObservationFormState['task_id']>,
): ClearedFields {
  const columns: AnswerColumn[] = applicablePrinciples(task).map((asked) => ANSWER_COLUMNS[asked])
  return pick(cleared, [
    ...columns,
    ...(task.show_other_observation_option ? [ANSWER_COLUMNS.OTHER, 'other_details' as const] : []),
  ])
}

const pick = (cleared: ClearedFields, fields: readonly ClearableField[]): ClearedFields =>
  Object.fromEntries(Object.entries(cleared).filter(([field]) => isOneOf(fields, field)))

const isOneOf = (fields: readonly string[], field: string): boolean => fields.includes(field)
