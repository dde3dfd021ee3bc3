/** A dropdown of the add-observation screen. */
import { Picker } from '../../choices/Picker.tsx'
import type { ChoiceSource } from '../../choices/choiceSource.ts'
import type { EnteredObservation } from './enteredObservation.ts'
import { useEntered } from './useEntered.ts'

export function EnteredChoice<F extends ChoiceField>({ field, ...props }: EnteredChoiceProps<F>) {
  const { value, error, change } = useEntered(field)
  return (
    <Picker<Chosen<F>>
      {...props}
      value={value as Chosen<F> | null}
      error={error}
      onChange={(choice) => change(choice)}
    />
  )
}

type ChoiceField = 'campaign' | 'location' | 'department' | 'task' | 'userId' | 'observee'

type Chosen<F extends ChoiceField> = NonNullable<EnteredObservation[F]>

interface EnteredChoiceProps<F extends ChoiceField> {
  field: F
  label: string
  source: ChoiceSource<Chosen<F>>
  hint?: string
}
