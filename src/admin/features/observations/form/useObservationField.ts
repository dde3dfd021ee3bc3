/** The fields of the add-observation screen: what is entered, and the one way to change it. */
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import {
  applyChange,
  type ObservationFormValues,
} from '#domain/observations/observationFormValues.ts'
import { type ObservationFormState, toObservationValues } from './observationFormState.ts'

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

/**
 * One change on the add-observation screen with everything that it clears, by the domain's table.
 * Only what differs afterwards. Empty is the same word, null or '', on the screen as in the domain.
 */
function applyFieldChange<F extends keyof ObservationFormState>(
  state: ObservationFormState,
  field: F,
  value: ObservationFormState[F],
): Partial<ObservationFormState> {
  const before = toObservationValues(state)
  const changed = toObservationValues({ ...state, [field]: value })
  const own = { [field]: value } as Partial<ObservationFormState>
  if (!Object.hasOwn(before, field)) return own
  const name = field as keyof ObservationFormValues
  const after = applyChange<keyof ObservationFormValues>(before, name, changed[name])
  const cleared = Object.entries(after).filter(
    ([other, now]) => other !== field && now !== before[other as keyof ObservationFormValues],
  )
  return { ...Object.fromEntries(cleared), ...own }
}
