/** react-hook-form's validation by the domain's schema, each message at the input it belongs to (spec 5). */
import type { FieldErrors, Resolver } from 'react-hook-form'
import { observationFormSchema } from '#domain/observations/observationForm.ts'
import type { ObservationFormField } from '#domain/observations/observationForm.ts'
import type { ObservationFormContext } from '#domain/observations/observationFormValues.ts'
import { toLocalDay, toObservationValues } from './observationFormState.ts'
import type { ObservationFormState } from './observationFormState.ts'

/** What the screen knows beside what is entered. */
export type FormRules = Omit<ObservationFormContext, 'now' | 'task'>

export const observationResolver =
  (rules: FormRules): Resolver<ObservationFormState> =>
  (entered) => {
    const context = validationContext(entered, rules)
    const checked = observationFormSchema(context).safeParse(toObservationValues(entered))
    if (checked.success) return { values: entered, errors: {} }
    const errors: FieldErrors<ObservationFormState> = {}
    for (const { path, message } of checked.error.issues) {
      const field = fieldToCorrect(path[0] as ObservationFormField, entered, context.now)
      errors[field] ??= { type: 'validate', message }
    }
    return { values: {}, errors }
  }

export const validationContext = (
  { task }: ObservationFormState,
  rules: FormRules,
): ObservationFormContext => ({ ...rules, task, now: new Date() })

/** The instant has two inputs: the message is at the one to correct. */
function fieldToCorrect(
  field: ObservationFormField,
  { day, time }: ObservationFormState,
  now: Date,
): keyof ObservationFormState {
  if (field !== 'date') return field
  const isTimeWrong = day !== '' && (time === '' || day <= toLocalDay(now))
  return isTimeWrong ? 'time' : 'day'
}
