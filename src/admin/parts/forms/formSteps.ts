/** Steps of a form; the URL names the current one. */
import type { ReactNode } from 'react'
import type { FormValues } from './formConfig.ts'

/** Returns the steps for the current values, in order. The last one submits. */
export type FormSteps = (form: FormValues) => FormStep[]

export interface FormStep {
  /** Name in the URL. */
  name: string
  label: string
  /** Fields that Continue validates. */
  fields: readonly string[]
  content: ReactNode
}

/** Returns the requested step, at most the first one with an invalid field. */
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

/** Index of the first step with one of the fields; null: none. */
export function firstStepWith(
  steps: readonly FormStep[],
  invalid: ReadonlySet<string>,
): number | null {
  const index = steps.findIndex(({ fields }) => fields.some((field) => invalid.has(field)))
  return index < 0 ? null : index
}
