/** Which step of a form is on the screen, and the ways from it: Continue checks its own fields only. */
import { useLocation, useNavigate } from 'react-admin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formValues } from './formValues.ts'
import type { FormValues, FormConfig } from './formConfig.ts'
import { firstStepWith, visibleStep, type FormStep, type FormSteps } from './formSteps.ts'

export function useFormSteps(spec: FormConfig, stepsOf: FormSteps): FormStepsState {
  const { control, getFieldState, trigger } = useFormContext<FormValues>()
  const values = useWatch({ control }) as FormValues
  const { search } = useLocation()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const rejectedFields = useRef<readonly string[]>([])
  const steps = stepsOf(values)
  const invalid = invalidFields(spec, values)
  const requested = new URLSearchParams(search).get(KEY)
  const { index, furthest } = visibleStep(steps, requested, invalid)
  const step = steps[index] as FormStep

  const show = (name: string, options = {}) => {
    const query = new URLSearchParams(search)
    query.set(KEY, name)
    navigate({ search: `?${query.toString()}` }, options)
  }

  const correctAddress = useEffectEvent(() => show(step.name, { replace: true }))
  const isElsewhere = requested !== null && requested !== step.name
  useEffect(() => {
    if (isElsewhere) correctAddress()
  }, [isElsewhere])

  const isWrong = (field: string) => getFieldState(field).error !== undefined

  /** What Continue has found wrong is looked at again with every key. */
  const checkAgain = useEffectEvent(() => {
    const fields = rejectedFields.current.filter(isWrong)
    if (fields.length > 0) void trigger(fields)
  })
  useEffect(() => {
    if (values) checkAgain()
  }, [values])

  const next = async () => {
    const after = steps[index + 1]
    if (await trigger([...step.fields])) {
      if (after) show(after.name)
      return
    }
    rejectedFields.current = step.fields.filter(isWrong)
    setRefusals(refusals + 1)
  }

  const showFirstInvalid = () => {
    const refused = steps.flatMap(({ fields }) => fields.filter(isWrong))
    const place = firstStepWith(steps, new Set(refused))
    if (place === null) return
    setRefusals(refusals + 1)
    if (place !== index) show((steps[place] as FormStep).name)
  }

  return {
    steps,
    index,
    furthest,
    show,
    next,
    showFirstInvalid,
    rejectedCount: refusals,
    isLast: index === steps.length - 1,
  }
}

export interface FormStepsState {
  steps: readonly FormStep[]
  index: number
  /** The last step that may be shown. */
  furthest: number
  isLast: boolean
  show: (name: string) => void
  next: () => Promise<void>
  /** After a submission: to the first step with a field that was refused. */
  showFirstInvalid: () => void
  /** How often something was refused. */
  rejectedCount: number
}

const KEY = 'step'

function invalidFields({ schema }: FormConfig, form: FormValues): Set<string> {
  const rules = typeof schema === 'function' ? schema(form) : schema
  const { error } = rules.safeParse(formValues.toInput(form))
  return new Set(error?.issues.map(({ path }) => String(path[0])))
}
