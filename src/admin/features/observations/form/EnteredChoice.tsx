/** A dropdown of the add-observation screen. */
import { SingleAutocomplete } from '../../../parts/choices/SingleAutocomplete.tsx'
import type { ChoiceSource } from '../../../parts/choices/choiceSource.ts'
import type { ObservationFormState } from './observationFormState.ts'
import { useObservationField } from './useEntered.ts'

export function ObservationChoiceField<F extends ChoiceField>({
  field,
  ...props
}: ObservationChoiceFieldProps<F>) {
  const { value, error, change } = useObservationField(field)
  return (
    <SingleAutocomplete<ChoiceOf<F>>
      {...props}
      value={value as ChoiceOf<F> | null}
      error={error}
      onChange={(choice) => change(choice)}
    />
  )
}

type ChoiceField = 'campaign' | 'location' | 'department' | 'task' | 'userId' | 'observee'

type ChoiceOf<F extends ChoiceField> = NonNullable<ObservationFormState[F]>

interface ObservationChoiceFieldProps<F extends ChoiceField> {
  field: F
  label: string
  source: ChoiceSource<ChoiceOf<F>>
  hint?: string
}
