/** The fields of the add-observation screen: what is entered, and the one way to change it. */
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { applyFieldChange } from './changeEntered.ts'
import type { ObservationFormState } from './observationFormState.ts'

/** One field with its message. */
export function useObservationField<F extends keyof ObservationFormState>(
  field: F,
): ObservationField<F> {
  const { control } = useFormContext<ObservationFormState>()
  const value = useWatch<ObservationFormState>({
    control,
    name: field as never,
  }) as ObservationFormState[F]
  const { errors } = useFormState({ control })
  const change = useChangeObservationField()
  return { value, error: errors[field]?.message, change: (next) => change(field, next) }
}

interface ObservationField<F extends keyof ObservationFormState> {
  value: ObservationFormState[F]
  /** What is wrong with it. */
  error: string | undefined
  change: (value: ObservationFormState[F]) => void
}

/** Empties what depends on the field; once a submission was refused, every message follows what is entered. */
export function useChangeObservationField() {
  const { control, getValues, setValue, trigger } = useFormContext<ObservationFormState>()
  const { isSubmitted } = useFormState({ control })
  return <F extends keyof ObservationFormState>(field: F, value: ObservationFormState[F]) => {
    for (const [name, next] of Object.entries(applyFieldChange(getValues(), field, value)))
      setValue(name as keyof ObservationFormState, next as never, { shouldDirty: true })
    if (isSubmitted) void trigger()
  }
}
