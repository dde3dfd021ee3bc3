/** Who saw whom: the observer, and the individual from the dropdown or by name. */
import { allowsUnlinkedObservee } from '#domain/observations/observationFormValues.ts'
import { isObserveeOnly, mayPickObserver } from '#domain/roles.ts'
import type { Me } from '../../../foundation/auth/currentUser.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { observeeSource, observerSource } from './observationChoices.ts'
import { ObservationChoiceField, ObservationTextField } from './ObservationInputs.tsx'
import { useObservationField } from './useObservationField.ts'

export function PeopleSection({ me }: { me: Me }) {
  const { value: location } = useObservationField('location')
  const { value: department } = useObservationField('department')
  const { value: task } = useObservationField('task')
  const { value: observee } = useObservationField('observee')
  const parents = { campaign: null, location, department, task }
  const takesName = allowsUnlinkedObservee({ observee: observee?.id ?? null })
  const picksObserver = mayPickObserver(me.type, me.client.can_pick_observer)
  const choosesObservee = !isObserveeOnly(me.type)
  if (!picksObserver && !choosesObservee) return null
  return (
    <Section title="People">
      {picksObserver && (
        <ObservationChoiceField
          field="userId"
          label="Observer (defaults to yourself if unselected)"
          source={observerSource(me.client_id, parents)}
        />
      )}
      {choosesObservee && (
        <>
          <ObservationChoiceField
            field="observee"
            label="Individual"
            source={observeeSource(me.client_id, parents)}
          />
          <ObservationTextField
            field="unlinkedObserveeName"
            label="Individual's name"
            helperText="If not found in the dropdown."
            disabled={!takesName}
          />
          {me.client.display_employee_id && (
            <ObservationTextField
              field="unlinkedObserveeEmployeeId"
              label="Individual's employee ID"
              disabled={!takesName}
            />
          )}
        </>
      )}
    </Section>
  )
}
