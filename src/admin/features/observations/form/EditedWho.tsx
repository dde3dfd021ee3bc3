/** Who saw whom of an observation that is being corrected. */
import { useController, useWatch } from 'react-hook-form'
import { TextField } from '@mui/material'
import { mayPickObserver } from '#domain/roles.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/useMe.ts'
import type { Choice } from '../../../parts/choices/choiceSource.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../../parts/forms/ChoiceInput.tsx'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { observeeSource, observerSource } from './observationChoices.ts'
import type { TaskChoice } from './observationFormState.ts'

export function EditPeopleSection({ clientId }: { clientId: string }) {
  const { type } = useMe()
  const client = useCurrentClient()
  const [location, department, task] = useWatch({
    name: ['location_id', 'department_id', 'task_id'],
  }) as [Choice | null, Choice | null, TaskChoice | null]
  const parents = { campaign: null, location, department, task }
  return (
    <Section title="People">
      {mayPickObserver(type, client.can_pick_observer) && (
        <ChoiceInput source="user_id" choices={observerSource(clientId, parents)} />
      )}
      <ChoiceInput source="observee_id" choices={observeeSource(clientId, parents)} />
      <UnlinkedObserveeInput name="unlinked_observee_name" hint="If not found in the dropdown." />
      {client.display_employee_id && <UnlinkedObserveeInput name="unlinked_observee_employee_id" />}
    </Section>
  )
}

/** What was typed is kept behind a choice, and comes back when the choice is taken back. */
function UnlinkedObserveeInput({ name, hint }: { name: string; hint?: string }) {
  const isChosen = useWatch({ name: 'observee_id' }) !== null
  const { field, fieldState } = useController({ name })
  const label = useFieldLabel(name)
  return (
    <TextField
      label={label}
      value={isChosen ? '' : ((field.value as string | null) ?? '')}
      onChange={(event) => field.onChange(event.target.value || null)}
      disabled={isChosen}
      inputRef={field.ref}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
    />
  )
}
