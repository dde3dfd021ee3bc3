/** The steps of a form that is filled in one after the other; the address says which one is on the screen. */
import type { ReactNode } from 'react'
import type { Entered } from './formSpec.ts'

/** Those that what is entered goes through, in order. The last one submits. */
export type FormSteps = (form: Entered) => FormStep[]

export interface FormStep {
  /** As the address has it. */
  name: string
  label: string
  /** What Continue checks. */
  fields: readonly string[]
  content: ReactNode
}

/** The step that the address asks for, but none beyond the first one with a field that is wrong. */
export function stepShown(
  steps: readonly FormStep[],
  asked: string | null,
  wrong: ReadonlySet<string>,
): StepShown {
  const furthest = Math.min(firstWith(steps, wrong) ?? steps.length - 1, steps.length - 1)
  const index = Math.max(
    0,
    steps.findIndex(({ name }) => name === asked),
  )
  return { index: Math.min(index, furthest), furthest }
}

export interface StepShown {
  index: number
  furthest: number
}

/** null: no step asks for any of these. */
export function firstWith(steps: readonly FormStep[], wrong: ReadonlySet<string>): number | null {
  const index = steps.findIndex(({ fields }) => fields.some((field) => wrong.has(field)))
  return index < 0 ? null : index
}
