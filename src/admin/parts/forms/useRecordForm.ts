/**
 * The form engine: react-hook-form with the domain's schema, a draft, and the merge of other people's changes. It
 * saves through react-admin's SaveContext, so that <CreateBase> or <EditBase> around it handles the mutation and the
 * redirect.
 */
import {
  EditContext,
  useEvent,
  useLogoutIfAccessDenied,
  useRegisterMutationMiddleware,
  useSaveContext,
} from 'react-admin'
import { type FormEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
// crypto.randomUUID does not exist on plain HTTP.
import { v4 as randomId } from 'uuid'
import type { z } from 'zod'
import { recordNameOf, toInputNames, toRecordNames } from '#domain/forms/inputNames.ts'
import { connection } from '../../foundation/data/connection.ts'
import {
  type GraphqlError,
  graphqlErrorOf,
  isUnreachable,
} from '../../foundation/data/graphqlError.ts'
import { draftStore, type SubmissionAttempt } from './draftStore.ts'
import type { FormConfig, FormError, FormValues, StoredRecord } from './formConfig.ts'
import { formValues, inputNamesOf, threeWayMerge } from './formValues.ts'
import { type Conflict, useConflict } from './useConflict.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { wordedResolver } from './wordedResolver.ts'

export function useRecordForm({ config, record, draftKey }: RecordFormOptions): RecordForm {
  const [start] = useState(() => initialValues(config, record, draftKey))
  const fresh = useRef(start.fresh)
  const [error, setError] = useState<FormError | null>(null)
  const [isRestored, setRestored] = useState(start.draft !== null)
  const form = useForm<FormValues>({
    defaultValues: start.draft?.form ?? start.fresh,
    resolver: useMemo(
      () =>
        resolverOf(config, () =>
          setError({ message: t('messages.unreachable'), isOffline: !connection.isOnline() }),
        ),
      [config],
    ),
    shouldFocusError: false,
  })
  const attempt = useRef(start.draft?.attempt)
  const left = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    left.current = leaving
    return () => leaving.abort()
  }, [])
  const { conflict, base, ...merge } = useConflict({ config, form, record, draft: start.draft })

  const saveDraft = useEvent((values: FormValues) => {
    const stored = base.current?.form ?? fresh.current
    if (formValues.isSame(formValues.toInput(values), formValues.toInput(stored)))
      draftStore.clear(draftKey)
    else
      draftStore.write(draftKey, {
        form: values,
        base: base.current,
        ...(attempt.current ? { attempt: attempt.current } : {}),
      })
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(values),
      }),
    [form, saveDraft],
  )

  const sent = useRef<FormValues>(start.fresh)
  // The answer may come when the form was left, and another one has its draft under the same key.
  const clearDraft = () => {
    const draft = draftStore.read(draftKey, [])
    if (!left.current.signal.aborted || formValues.isSame(draft?.form, sent.current))
      draftStore.clear(draftKey)
  }

  const { save } = useSaveContext()
  // Runs before react-admin shows the saved record or leaves the page, which would ask about a draft.
  useRegisterMutationMiddleware(
    useEvent(async (resource: string, params: object, next: Mutate) => {
      const result = await next(resource, params)
      const saved = result.data
      if (saved.id === undefined) throw SESSION_ENDED
      attempt.current = undefined
      clearDraft()
      setRestored(false)
      if (record) merge.onSaved(saved as StoredRecord)
      return result
    }),
  )

  const editContext = useContext(EditContext)
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const onError = async (failure: unknown) => {
    // It was cleared once the device had stored the submission, which is not there any more.
    if (config.isIdempotent && !draftStore.exists(draftKey)) saveDraft(form.getValues())
    if (failure === SESSION_ENDED || (await logoutIfAccessDenied(failure))) return
    const problem = graphqlErrorOf(failure)
    if (problem.code === 'CONFLICT' && editContext) {
      const theirs = await editContext.refetch()
      if (theirs.data && !theirs.error) return merge.mergeRemote(theirs.data as StoredRecord)
      setError({ message: graphqlErrorOf(theirs.error).message })
      return
    }
    const described = (config.describeError ?? describeByServer)(problem)
    const { message } = problem
    for (const { field, ...wrong } of described.fields ?? [{ field: described.field, message }]) {
      const name = recordNameOf(inputNamesOf(config), field ?? '')
      if (Object.hasOwn(start.fresh, name)) form.setError(name, { type: 'server', ...wrong })
    }
    const isOffline = isOfNetwork(failure) && !connection.isOnline()
    setError({ ...described, isOffline })
  }

  const submissionMeta = ({ idempotencyKey }: SubmissionAttempt) => ({
    idempotencyKey,
    form: sent.current,
    onStored: clearDraft,
    left: left.current.signal,
    ...config.submissionMeta,
  })

  const submitInput = async (input: FormValues) => {
    setError(null)
    sent.current = form.getValues()
    const next = attemptOf([formValues.toInput(sent.current), input], attempt.current)
    if (config.isIdempotent) attempt.current = next
    saveDraft(sent.current)
    await save?.(input, {
      onError,
      ...(config.isIdempotent ? { meta: submissionMeta(next) } : {}),
    })
  }
  const submit = (event?: FormEvent) => form.handleSubmit(submitInput)(event)

  const fillIn = (fill: () => void) => {
    const isUnchanged = !draftStore.exists(draftKey)
    fill()
    if (!isUnchanged) return
    fresh.current = form.getValues()
    draftStore.clear(draftKey)
  }
  const discardDraft = () => {
    form.reset(base.current?.form ?? fresh.current)
    draftStore.clear(draftKey)
    setRestored(false)
  }
  const discardMine = merge.discardMine
  return {
    config,
    draftKey,
    form,
    submit,
    fillIn,
    error,
    conflict,
    discardMine,
    isRestored,
    discardDraft,
  }
}

export interface RecordFormOptions {
  // The form belongs to one entity; in here its fields are names.
  // oxlint-disable-next-line typescript/no-explicit-any
  config: FormConfig<any>
  /** The record as currently stored; null: a new one. */
  record: StoredRecord | null
  draftKey: string
}

export interface RecordForm {
  config: FormConfig
  draftKey: string
  form: UseFormReturn<FormValues>
  submit: (event?: FormEvent) => Promise<void>
  /** Changes values that no person has entered: they are no draft of a form in which nothing is entered. */
  fillIn: (fill: () => void) => void
  /** Reason why the last submission failed. */
  error: FormError | null
  conflict: Conflict | null
  discardMine: () => void
  /** The form started from a draft. */
  isRestored: boolean
  discardDraft: () => void
}

type Mutate = (resource: string, params: object) => Promise<{ data: { id?: unknown } }>

/** react-admin resolves without a record when the session has ended; the draft stays for the next sign-in. */
const SESSION_ENDED = new Error('Your session has ended.')

/** A device that was too full to keep a submission says so, and names the network as the cause. */
const isOfNetwork = (failure: unknown): boolean =>
  isUnreachable(failure) || isUnreachable((failure as Error | null)?.cause)

const describeByServer = ({ message, field, fields }: GraphqlError): FormError => ({
  message,
  field,
  ...(fields && { fields }),
})

/** Keeps the idempotency key while both the form's values and the input stay the same. */
function attemptOf(payloads: FormValues[], previous: SubmissionAttempt | undefined) {
  const content = JSON.stringify(payloads)
  return previous?.content === content ? previous : { content, idempotencyKey: randomId() }
}

function initialValues(config: FormConfig, record: StoredRecord | null, draftKey: string) {
  const fresh = record
    ? formValues.toFormValues(config, record)
    : ((config.defaultValues?.() ?? {}) as FormValues)
  const draft = draftStore.read(draftKey, Object.keys(fresh), inputNamesOf(config))
  if (!draft?.base || !record) return { fresh, draft }
  // Somebody else may have saved the record since the draft was written.
  const { form } = threeWayMerge({ base: draft.base.form, theirs: fresh, mine: draft.form })
  return { fresh, draft: { ...draft, form } }
}

/**
 * The rules know the input's names, the form the record's. `onUnavailable`: called when the rules could not be loaded,
 * which rejects the submission.
 */
function resolverOf(config: FormConfig, onUnavailable: () => void): Resolver<FormValues> {
  const names = inputNamesOf(config)
  return async (form, context, options) => {
    const rules = await rulesOf(config.schema, form)
    if (rules === null) {
      onUnavailable()
      return { values: {}, errors: { root: { type: 'unavailable' } } }
    }
    const check = wordedResolver<FormValues>(rules as ZodForm)
    const input = toInputNames(names, formValues.toInput(form))
    const { values, errors } = await check(input, context, options)
    return {
      values: toRecordNames(names, values),
      errors: toRecordNames(names, errors),
    } as Awaited<ReturnType<typeof check>>
  }
}

/** Resolves to null when they could not be loaded. */
async function rulesOf(schema: FormConfig['schema'], form: FormValues): Promise<z.ZodType | null> {
  if (typeof schema !== 'function') return schema
  const rules = schema(form)
  return rules instanceof Promise ? rules.catch(() => null) : rules
}

type ZodForm = Parameters<typeof wordedResolver>[0]
