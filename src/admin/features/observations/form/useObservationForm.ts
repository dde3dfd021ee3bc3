/** The form of the add-observation screen: what is entered, kept as a draft, checked by the domain, sent in two steps. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import {
  type ObservationFormField,
  observationFormSchema,
} from '#domain/observations/observationForm.ts'
import type { ObservationFormContext } from '#domain/observations/observationFormValues.ts'
import { isObserveeOnly } from '#domain/roles.ts'
import type { Me } from '../../../foundation/auth/currentUser.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import {
  newObservationFormState,
  type ObservationFormState,
  toLocalDay,
  toObservationValues,
} from './observationFormState.ts'
import {
  attemptFor,
  type SubmissionError,
  submitObservation,
  toSubmissionError,
} from './submitObservation.ts'

export function useObservationForm(me: Me) {
  const rules = useMemo(() => toFormRules(me), [me])
  const key = draftStore.keyOf(me.id, me.client_id, 'allobservations', 'new')
  const [{ fresh, kept }] = useState(() => {
    const start = newObservationFormState(new Date())
    return { fresh: start, kept: readDraft(key, start) }
  })
  const [isRestored, setRestored] = useState(kept !== null)
  const [problem, setProblem] = useState<SubmissionError | null>(null)
  const form = useForm<ObservationFormState>({
    defaultValues: kept?.form ?? fresh,
    resolver: observationResolver(rules),
    shouldFocusError: false,
  })
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(key, values, fresh),
    })
  }, [form, key, fresh])
  const onSaved = useOnSaved()

  const send = form.handleSubmit(async (entered) => {
    setProblem(null)
    const values = toObservationValues(entered)
    const attempt = attemptFor(values, readDraft(key, fresh)?.attempt)
    draftStore.write(key, { form: { ...entered }, base: null, attempt })
    try {
      await submitObservation(values, validationContext(entered, rules), attempt)
    } catch (error) {
      const { field, ...rest } = toSubmissionError(error)
      setProblem({ field, ...rest })
      if (field) form.setError(field, { type: 'server', message: rest.reason ?? rest.message })
      return
    }
    draftStore.clear(key)
    await onSaved()
  })

  const discard = () => {
    form.reset(fresh)
    draftStore.clear(key)
    setRestored(false)
  }
  return { form, send, problem, draftKey: key, isRestored, discard }
}

const readDraft = (key: string, fresh: ObservationFormState) =>
  draftStore.read(key, Object.keys(fresh))

const toFormRules = ({ type, client }: Me): FormRules => ({
  observeeOnly: isObserveeOnly(type),
  displayEmployeeId: client.display_employee_id,
  canUseNotApplicable: client.can_use_not_applicable,
})

/** A form as it was opened is nothing to keep. */
function saveDraft(key: string, entered: ObservationFormState, fresh: ObservationFormState): void {
  if (JSON.stringify(entered) === JSON.stringify(fresh)) return draftStore.clear(key)
  const attempt = readDraft(key, fresh)?.attempt
  draftStore.write(key, { form: { ...entered }, base: null, ...(attempt ? { attempt } : {}) })
}

/** Back to the list, which shows the new observation. */
function useOnSaved() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const redirect = useRedirect()
  return async () => {
    await queryClient.invalidateQueries({ refetchType: 'none' })
    notify('resources.allobservations.notifications.created', {
      type: 'success',
      messageArgs: { _: 'Observation added' },
    })
    redirect('list', 'allobservations')
  }
}

/**
 * react-hook-form's validation by the domain's schema, each message at the input it belongs to.
 * What the screen knows beside what is entered.
 */
type FormRules = Omit<ObservationFormContext, 'now' | 'task'>

const observationResolver =
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

const validationContext = (
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
