/** The fields of the add-observation screen: what is entered, and the one way to change it. */
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { changeEntered } from './changeEntered.ts'
import type { EnteredObservation } from './enteredObservation.ts'

/** One field with its message. */
export function useEntered<F extends keyof EnteredObservation>(field: F): Entered<F> {
  const { control } = useFormContext<EnteredObservation>()
  const value = useWatch<EnteredObservation>({
    control,
    name: field as never,
  }) as EnteredObservation[F]
  const { errors } = useFormState({ control })
  const change = useChangeEntered()
  return { value, error: errors[field]?.message, change: (next) => change(field, next) }
}

interface Entered<F extends keyof EnteredObservation> {
  value: EnteredObservation[F]
  /** What is wrong with it. */
  error: string | undefined
  change: (value: EnteredObservation[F]) => void
}

/** Empties what depends on the field; once a submission was refused, every message follows what is entered. */
export function useChangeEntered() {
  const { control, getValues, setValue, trigger } = useFormContext<EnteredObservation>()
  const { isSubmitted } = useFormState({ control })
  return <F extends keyof EnteredObservation>(field: F, value: EnteredObservation[F]) => {
    for (const [name, next] of Object.entries(changeEntered(getValues(), field, value)))
      setValue(name as keyof EnteredObservation, next as never, { shouldDirty: true })
    if (isSubmitted) void trigger()
  }
}
