/** react-hook-form's validation by the domain's schema, each message at the input it belongs to (spec 5). */
import type { FieldErrors, Resolver } from 'react-hook-form'
import { observationFormSchema } from '#domain/observations/observationForm.ts'
import type { ObservationFormField } from '#domain/observations/observationForm.ts'
import type { ObservationFormContext } from '#domain/observations/observationFormValues.ts'
import { dayOf, observationValuesOf } from './enteredObservation.ts'
import type { EnteredObservation } from './enteredObservation.ts'

/** What the screen knows beside what is entered. */
export type ScreenRules = Omit<ObservationFormContext, 'now' | 'task'>

export const observationResolver =
  (rules: ScreenRules): Resolver<EnteredObservation> =>
  (entered) => {
    const context = contextOf(entered, rules)
    const checked = observationFormSchema(context).safeParse(observationValuesOf(entered))
    if (checked.success) return { values: entered, errors: {} }
    const errors: FieldErrors<EnteredObservation> = {}
    for (const { path, message } of checked.error.issues) {
      const field = inputOf(path[0] as ObservationFormField, entered, context.now)
      errors[field] ??= { type: 'validate', message }
    }
    return { values: {}, errors }
  }

export const contextOf = (
  { task }: EnteredObservation,
  rules: ScreenRules,
): ObservationFormContext => ({ ...rules, task, now: new Date() })

/** The instant has two inputs: the message is at the one to correct. */
function inputOf(
  field: ObservationFormField,
  { day, time }: EnteredObservation,
  now: Date,
): keyof EnteredObservation {
  if (field !== 'date') return field
  const isTimeWrong = day !== '' && (time === '' || day <= dayOf(now))
  return isTimeWrong ? 'time' : 'day'
}
