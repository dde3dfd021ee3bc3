/** The form of the add-observation screen: what is entered, kept as a draft, checked by the domain, sent in two steps. */
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import { useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isObserveeOnly } from '#domain/roles.ts'
import type { Me } from '../../../foundation/auth/me.ts'
import { newObservationFormState, toObservationValues } from './observationFormState.ts'
import type { ObservationFormState } from './observationFormState.ts'
import { observationDraft } from './observationDraft.ts'
import { validationContext, observationResolver } from './observationResolver.ts'
import type { FormRules } from './observationResolver.ts'
import { toSubmissionError } from './submissionProblem.ts'
import type { SubmissionError } from './submissionProblem.ts'
import { attemptFor, submitObservation } from './submitObservation.ts'

export function useObservationForm(me: Me) {
  const rules = useMemo(() => toFormRules(me), [me])
  const key = observationDraft.keyOf(me.id, me.client_id)
  const [{ fresh, kept }] = useState(() => {
    const start = newObservationFormState(new Date())
    return { fresh: start, kept: observationDraft.read(key, start) }
  })
  const [problem, setProblem] = useState<SubmissionError | null>(null)
  const form = useForm<ObservationFormState>({
    defaultValues: kept?.entered ?? fresh,
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
    const attempt = attemptFor(values, observationDraft.read(key, fresh)?.attempt ?? null)
    observationDraft.write(key, { entered, attempt })
    try {
      await submitObservation(values, validationContext(entered, rules), attempt)
    } catch (error) {
      const { field, ...rest } = toSubmissionError(error)
      setProblem({ field, ...rest })
      if (field) form.setError(field, { type: 'server', message: rest.reason ?? rest.message })
      return
    }
    observationDraft.clear(key)
    await onSaved()
  })
  return { form, send, problem, draftKey: key }
}

const toFormRules = ({ type, client }: Me): FormRules => ({
  observeeOnly: isObserveeOnly(type),
  displayEmployeeId: client.display_employee_id,
  canUseNotApplicable: client.can_use_not_applicable,
})

/** A form as it was opened is nothing to keep. */
function saveDraft(key: string, entered: ObservationFormState, fresh: ObservationFormState): void {
  if (JSON.stringify(entered) === JSON.stringify(fresh)) return observationDraft.clear(key)
  const attempt = observationDraft.read(key, fresh)?.attempt ?? null
  observationDraft.write(key, { entered, attempt })
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
