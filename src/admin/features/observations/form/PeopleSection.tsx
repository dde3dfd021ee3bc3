/** Inputs of the observer, and of the individual as a choice or a name. */
import { Stack, TextField, useMediaQuery } from '@mui/material'
import { type InputHTMLAttributes, type RefObject, useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { allowsUnlinkedObservee } from '#domain/observations/observationFormValues.ts'
import { mayPickObserver } from '#domain/roles.ts'
import { type OwnClient, useMe } from '../../../foundation/auth/currentUser.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../../parts/forms/ChoiceInput.tsx'
import { observeeSource, observerSource } from '../choices/observationChoices.ts'
import type { ObservationFormState, OnChoice } from '../../submissionQueue/observationFormState.ts'
import { TOUCH } from '../../../parts/dates/TypedField.tsx'
import { RecentIndividuals } from './RecentIndividuals.tsx'
import { recentFirst } from '../choices/recentFirst.ts'
import type { RecentWork } from '../choices/recentWork.ts'

export function PeopleSection({
  clientId,
  client,
  observerLabel,
  hasObservee = true,
  onChoice,
  recent,
  isFirst = false,
}: PeopleSectionProps) {
  const [location, department, task] = useWatch<
    ObservationFormState,
    ['location_id', 'department_id', 'task_id']
  >({ name: ['location_id', 'department_id', 'task_id'] })
  const parents = { campaign: null, location, department, task }
  const hasObserver = mayPickObserver(useMe().type, client.can_pick_observer)
  const t = useT()
  const landing = useLanding(isFirst)
  const isNew = recent !== undefined
  const isTouch = useMediaQuery(TOUCH)
  const note = t('addObservation.recent')
  if (!hasObserver && !hasObservee) return null
  const observers = recentFirst(observerSource(clientId, parents), recent?.observers ?? [], note)
  const observees = recentFirst(observeeSource(clientId, parents), recent?.observees ?? [], note)
  return (
    <Section title={t('observations.people')}>
      {hasObserver && (
        <ChoiceInput source="user_id" labelSource={observerLabel} choices={observers} />
      )}
      {hasObservee && (
        <Stack
          spacing={2}
          ref={landing}
          role="group"
          aria-label={t('addObservation.individual')}
          sx={individual}
        >
          <ChoiceInput
            source="observee_id"
            choices={observees}
            opensOnFocus={isFirst || (isNew && isTouch)}
            beforeChange={(choice) => onChoice?.('observee_id', choice)}
          />
          {recent && task && (
            <RecentIndividuals
              source={observees}
              except={isFirst ? (recent.observees[0]?.id ?? null) : null}
              beforeChange={(choice) => onChoice?.('observee_id', choice)}
            />
          )}
          <UnlinkedObserveeInput
            name="unlinked_observee_name"
            hint={t('observations.form.notInList')}
            keyboard={KEYBOARD_OF_NAMES}
          />
          {client.display_employee_id && (
            <UnlinkedObserveeInput
              name="unlinked_observee_employee_id"
              keyboard={KEYBOARD_OF_IDS}
            />
          )}
        </Stack>
      )}
    </Section>
  )
}

interface PeopleSectionProps {
  clientId: string
  client: Pick<OwnClient, 'can_pick_observer' | 'display_employee_id'>
  /** Field whose label the observer's dropdown has. Default: the record's field. */
  observerLabel?: string
  hasObservee?: boolean
  onChoice?: OnChoice
  /** People who were chosen last on this device, of a new observation. */
  recent?: Pick<RecentWork, 'observees' | 'observers'>
  /** The individual is what the person comes to choose. */
  isFirst?: boolean
}

/** Shows the individual once and focuses it, so that its list opens. */
function useLanding(isFirst: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) return undefined
    // Behind the page's heading, which is focused a moment after it is shown.
    const timer = setTimeout(() => {
      element.current?.querySelector('input')?.focus({ preventScroll: true })
      element.current?.scrollIntoView({ block: 'start' })
    })
    return () => clearTimeout(timer)
  }, [isFirst])
  return element
}

/** Below what stays at the top of a phone. */
const individual = { scrollMarginTop: 148 } as const

/** Disabled and empty while an individual is chosen; entered text returns when the choice is cleared. */
function UnlinkedObserveeInput({ name, hint, keyboard }: UnlinkedObserveeInputProps) {
  const observee = useWatch<ObservationFormState, 'observee_id'>({ name: 'observee_id' })
  const isAllowed = allowsUnlinkedObservee({ observee: observee?.id ?? null })
  const { field, fieldState } = useController({ name })
  const label = useFieldLabel(name)
  return (
    <TextField
      label={label}
      value={isAllowed ? ((field.value as string | null) ?? '') : ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      disabled={!isAllowed}
      inputRef={field.ref}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{ htmlInput: keyboard }}
      sx={isAllowed ? {} : NOT_ON_PHONE}
    />
  )
}

interface UnlinkedObserveeInputProps {
  name: string
  hint?: string
  /** Attributes for the keyboard of a touch screen. */
  keyboard: InputHTMLAttributes<HTMLInputElement>
}

/** A field that takes nothing would only keep the answers out of view. */
const NOT_ON_PHONE = { display: { xs: 'none', sm: 'flex' } } as const

const KEYBOARD_OF_NAMES = { autoCapitalize: 'words', enterKeyHint: 'done' } as const
const KEYBOARD_OF_IDS = {
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  enterKeyHint: 'done',
  spellCheck: false,
} as const
