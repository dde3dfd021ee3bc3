/** A record's form: checked by the domain, kept as a draft, saved once, and never over another's newer change. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate, useDataProvider, useLogoutIfAccessDenied, useUpdate } from 'react-admin'
import { useEffect, useMemo, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { formValues, threeWayMerge } from './formValues.ts'
import { draftStore } from './draftStore.ts'
import type { FormValues, FormConfig, StoredRecord } from './formConfig.ts'
import { useConflict } from './useConflict.ts'

export function useEntityForm({ spec, record, draftKey, onSaved }: EntityFormOptions) {
  const [start] = useState(() => initialValues(spec, record, draftKey))
  const [problem, setProblem] = useState<string | null>(null)
  const [isRestored, setRestored] = useState(start.kept !== null)
  const form = useForm<FormValues>({
    defaultValues: start.kept?.form ?? start.fresh,
    resolver: useMemo(() => resolverOf(spec), [spec]),
    shouldFocusError: false,
  })
  const conflict = useConflict({ spec, form, record, draft: start.kept })
  const { base, startedFrom } = conflict
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(draftKey, values, startedFrom.current, start.fresh),
      }),
    [form, draftKey, startedFrom, start],
  )
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const [create] = useCreate<StoredRecord>()
  const [update] = useUpdate<StoredRecord>()

  const save = async (data: object): Promise<StoredRecord | void> => {
    if (!base || !record) return create(spec.resource, { data }, WAIT)
    const { id } = record
    if (spec.save) {
      await spec.save(data as never, form.getValues())
      await queryClient.invalidateQueries({ queryKey: [spec.resource, 'getOne'] })
      return (await dataProvider.getOne<StoredRecord>(spec.resource, { id })).data
    }
    return update(spec.resource, { id, data, previousData: { ...record, ...base } }, WAIT)
  }

  const meetTheirs = async (id: string) => {
    try {
      conflict.meet((await dataProvider.getOne(spec.resource, { id })).data)
    } catch (error) {
      setProblem(graphqlErrorOf(error).message)
    }
  }

  const send = form.handleSubmit(async (values) => {
    setProblem(null)
    try {
      const saved = await save(values)
      // An ended session answers without a record: the draft waits for the next sign-in.
      if (!saved?.id) return
      draftStore.clear(draftKey)
      setRestored(false)
      if (record) conflict.settle(saved)
      onSaved(saved)
    } catch (error) {
      const { code, field, message } = graphqlErrorOf(error)
      if (code === 'CONFLICT' && record) return meetTheirs(record.id)
      if (field && Object.hasOwn(start.fresh, field))
        form.setError(field, { type: 'server', message })
      if (spec.save && (await logoutIfAccessDenied(error))) return
      setProblem(spec.errorMessage ?? message)
    }
  })

  const discard = () => {
    form.reset(base?.form ?? start.fresh)
    draftStore.clear(draftKey)
    setRestored(false)
  }
  return { form, send, problem, conflict, discard, isRestored }
}

export interface EntityFormOptions {
  spec: FormConfig
  /** null: a new one. */
  record: StoredRecord | null
  draftKey: string
  onSaved: (record: StoredRecord) => void
}

const WAIT = { returnPromise: true, mutationMode: 'pessimistic' } as const

function initialValues(spec: FormConfig, record: StoredRecord | null, draftKey: string) {
  const fresh = record
    ? formValues.toFormValues(spec, record)
    : (spec.defaultValues() as FormValues)
  const kept = draftStore.read(draftKey, Object.keys(fresh))
  if (!kept?.base || !record) return { fresh, kept }
  // What another has changed since is taken in, as it is when it happens under one's eyes.
  const { form } = threeWayMerge({ base: kept.base.form, theirs: fresh, mine: kept.form })
  return { fresh, kept: { ...kept, form } }
}

function resolverOf({ schema }: FormConfig): Resolver<FormValues> {
  return (form, context, options) => {
    const rules = typeof schema === 'function' ? schema(form) : schema
    const check = zodResolver(rules as ZodForm) as Resolver<FormValues>
    return check(formValues.toInput(form), context, options)
  }
}

type ZodForm = Parameters<typeof zodResolver>[0]

/** Only what differs from the record is worth keeping. */
function saveDraft(key: string, form: FormValues, base: FormBase | null, fresh: FormValues) {
  if (formValues.isSame(formValues.toInput(form), formValues.toInput(base?.form ?? fresh)))
    draftStore.clear(key)
  else draftStore.write(key, { form, base })
}

type FormBase = NonNullable<ReturnType<typeof useConflict>['base']>
