/** Who saw whom: the observer, and the individual from the dropdown or by name (spec 2, fields 7 and 8). */
import { takesUnlinkedObservee } from '#domain/observations/observationFormValues.ts'
import { isObserveeOnly, mayPickObserver } from '#domain/roles.ts'
import type { Me } from '../../auth/me.ts'
import { Section } from '../../detail/Section.tsx'
import { individualSource, observerSource } from './observationChoices.ts'
import { EnteredChoice } from './EnteredChoice.tsx'
import { EnteredText } from './EnteredText.tsx'
import { useEntered } from './useEntered.ts'

export function WhoWasSeen({ me }: { me: Me }) {
  const { value: location } = useEntered('location')
  const { value: department } = useEntered('department')
  const { value: task } = useEntered('task')
  const { value: observee } = useEntered('observee')
  const above = { campaign: null, location, department, task }
  const takesName = takesUnlinkedObservee({ observee: observee?.id ?? null })
  const picksObserver = mayPickObserver(me.type, me.client.can_pick_observer)
  const choosesIndividual = !isObserveeOnly(me.type)
  if (!picksObserver && !choosesIndividual) return null
  return (
    <Section title="People">
      {picksObserver && (
        <EnteredChoice
          field="userId"
          label="Observer (defaults to yourself if unselected)"
          source={observerSource(me.client_id, above)}
        />
      )}
      {choosesIndividual && (
        <>
          <EnteredChoice
            field="observee"
            label="Individual"
            source={individualSource(me.client_id, above)}
          />
          <EnteredText
            field="unlinkedObserveeName"
            label="Individual's name"
            helperText="If not found in the dropdown."
            disabled={!takesName}
          />
          {me.client.display_employee_id && (
            <EnteredText
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
