/** Which step of a form is on the screen, and the ways from it: Continue checks its own fields only. */
import { useLocation, useNavigate } from 'react-admin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { entered } from './entered.ts'
import type { Entered, FormSpec } from './formSpec.ts'
import { firstWith, stepShown } from './formSteps.ts'
import type { FormStep, FormSteps } from './formSteps.ts'

export function useFormSteps(spec: FormSpec, stepsOf: FormSteps): ShownSteps {
  const { control, getFieldState, trigger } = useFormContext<Entered>()
  const values = useWatch({ control }) as Entered
  const { search } = useLocation()
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const told = useRef<readonly string[]>([])
  const steps = stepsOf(values)
  const wrong = wrongFields(spec, values)
  const asked = new URLSearchParams(search).get(KEY)
  const { index, furthest } = stepShown(steps, asked, wrong)
  const step = steps[index] as FormStep

  const show = (name: string, options = {}) => {
    const query = new URLSearchParams(search)
    query.set(KEY, name)
    navigate({ search: `?${query.toString()}` }, options)
  }

  const correctAddress = useEffectEvent(() => show(step.name, { replace: true }))
  const isElsewhere = asked !== null && asked !== step.name
  useEffect(() => {
    if (isElsewhere) correctAddress()
  }, [isElsewhere])

  const isWrong = (field: string) => getFieldState(field).error !== undefined

  /** What Continue has found wrong is looked at again with every key. */
  const checkAgain = useEffectEvent(() => {
    const fields = told.current.filter(isWrong)
    if (fields.length > 0) void trigger(fields)
  })
  useEffect(() => {
    if (values) checkAgain()
  }, [values])

  const goOn = async () => {
    const after = steps[index + 1]
    if (await trigger([...step.fields])) {
      if (after) show(after.name)
      return
    }
    told.current = step.fields.filter(isWrong)
    setRefusals(refusals + 1)
  }

  const showRefused = () => {
    const refused = steps.flatMap(({ fields }) => fields.filter(isWrong))
    const place = firstWith(steps, new Set(refused))
    if (place === null) return
    setRefusals(refusals + 1)
    if (place !== index) show((steps[place] as FormStep).name)
  }

  return {
    steps,
    index,
    furthest,
    show,
    goOn,
    showRefused,
    refusals,
    isLast: index === steps.length - 1,
  }
}

export interface ShownSteps {
  steps: readonly FormStep[]
  index: number
  /** The last step that may be shown. */
  furthest: number
  isLast: boolean
  show: (name: string) => void
  goOn: () => Promise<void>
  /** After a submission: to the first step with a field that was refused. */
  showRefused: () => void
  /** How often something was refused. */
  refusals: number
}

const KEY = 'step'

function wrongFields({ schema }: FormSpec, form: Entered): Set<string> {
  const rules = typeof schema === 'function' ? schema(form) : schema
  const { error } = rules.safeParse(entered.values(form))
  return new Set(error?.issues.map(({ path }) => String(path[0])))
}
