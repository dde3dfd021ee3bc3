/** The steps of a form that is filled in one after the other; the address says which one is on the screen. */
import type { ReactNode } from 'react'
import type { FormValues } from './formConfig.ts'

/** Those that what is entered goes through, in order. The last one submits. */
export type FormSteps = (form: FormValues) => FormStep[]

export interface FormStep {
  /** As the address has it. */
  name: string
  label: string
  /** What Continue checks. */
  fields: readonly string[]
  content: ReactNode
}

/** The step that the address asks for, but none beyond the first one with a field that is wrong. */
export function visibleStep(
  steps: readonly FormStep[],
  requested: string | null,
  invalid: ReadonlySet<string>,
): VisibleStep {
  const furthest = Math.min(firstStepWith(steps, invalid) ?? steps.length - 1, steps.length - 1)
  const index = Math.max(
    0,
    steps.findIndex(({ name }) => name === requested),
  )
  return { index: Math.min(index, furthest), furthest }
}

export interface VisibleStep {
  index: number
  furthest: number
}

/** null: no step asks for any of these. */
export function firstStepWith(
  steps: readonly FormStep[],
  invalid: ReadonlySet<string>,
): number | null {
  const index = steps.findIndex(({ fields }) => fields.some((field) => invalid.has(field)))
  return index < 0 ? null : index
}
