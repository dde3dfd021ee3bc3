/** The current step of a form, stored in the URL. Continue validates the fields of its step only. */
import { useLocation, useNavigate } from 'react-admin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { recordNameOf, toInputNames } from '#domain/forms/inputNames.ts'
import { formValues, inputNamesOf } from './formValues.ts'
import type { FormValues, FormConfig } from './formConfig.ts'
import { firstStepWith, visibleStep, type FormStep, type FormSteps } from './formSteps.ts'

export function useFormSteps(config: FormConfig, stepsOf: FormSteps): FormStepsState {
  const { control, getFieldState, trigger } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const { search } = useLocation()
  const navigate = useNavigate()
  const [rejectedCount, setRejectedCount] = useState(0)
  const rejectedFields = useRef<readonly string[]>([])
  const steps = stepsOf(values)
  const invalid = invalidFields(config, values)
  const requested = new URLSearchParams(search).get(KEY)
  const { index, furthest } = visibleStep(steps, requested, invalid)
  const step = steps[index] as FormStep

  const show = (name: string, options = {}) => {
    const query = new URLSearchParams(search)
    query.set(KEY, name)
    navigate({ search: `?${query.toString()}` }, options)
  }

  const correctAddress = useEffectEvent(() => show(step.name, { replace: true }))
  const isOtherStep = requested !== null && requested !== step.name
  useEffect(() => {
    if (isOtherStep) correctAddress()
  }, [isOtherStep])

  const isInvalid = (field: string) => getFieldState(field).error !== undefined

  /** Updates the messages of a rejected Continue while the user types. */
  const revalidate = useEffectEvent(() => {
    const fields = rejectedFields.current.filter(isInvalid)
    if (fields.length > 0) void trigger(fields)
  })
  useEffect(() => {
    if (values) revalidate()
  }, [values])

  const next = async () => {
    const after = steps[index + 1]
    if (await trigger([...step.fields])) {
      if (after) show(after.name)
      return
    }
    rejectedFields.current = step.fields.filter(isInvalid)
    setRejectedCount(rejectedCount + 1)
  }

  const showFirstInvalid = () => {
    const invalidNames = steps.flatMap(({ fields }) => fields.filter(isInvalid))
    const place = firstStepWith(steps, new Set(invalidNames))
    if (place === null) return
    setRejectedCount(rejectedCount + 1)
    if (place !== index) show((steps[place] as FormStep).name)
  }

  return {
    steps,
    index,
    furthest,
    show,
    next,
    showFirstInvalid,
    rejectedCount,
    isLast: index === steps.length - 1,
  }
}

export interface FormStepsState {
  steps: readonly FormStep[]
  index: number
  /** Index of the last step that may be shown. */
  furthest: number
  isLast: boolean
  show: (name: string) => void
  next: () => Promise<void>
  /** After a rejected submission, shows the first step with an invalid field. */
  showFirstInvalid: () => void
  /** Number of rejections of Continue or Submit. */
  rejectedCount: number
}

const KEY = 'step'

function invalidFields(config: FormConfig, form: FormValues): Set<string> {
  const { schema } = config
  const names = inputNamesOf(config)
  const rules = typeof schema === 'function' ? schema(form) : schema
  if (rules instanceof Promise) throw new Error('The rules of a form in steps must be at hand.')
  const { error } = rules.safeParse(toInputNames(names, formValues.toInput(form)))
  return new Set(error?.issues.map(({ path }) => recordNameOf(names, String(path[0]))))
}
