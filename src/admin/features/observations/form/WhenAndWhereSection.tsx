/** Section of date, time, campaign, location, department and task. */
import { useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import type { CheckableSource, Choice } from '../../../parts/choices/choiceSource.ts'
import { TOUCH } from '../../../parts/dates/TypedField.tsx'
import { Section } from '../../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../../parts/forms/ChoiceInput.tsx'
import { useClearUnavailableChoice } from '../../../parts/forms/useClearUnavailableChoice.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { InstantInput } from './InstantInput.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  taskSource,
} from '../choices/observationChoices.ts'
import {
  limitingCampaign,
  type ObservationFormState,
  type OnChoice,
} from '../../submissionQueue/observationFormState.ts'

export function WhenAndWhereSection({
  clientId,
  campaign: campaignInput,
  onChoice,
  children,
}: WhenAndWhereSectionProps) {
  const t = useT()
  const { id: userId } = useMe()
  const stored = useRecordContext<ObservationRecord>()
  const [campaign, location, department] = useWatch<
    ObservationFormState,
    ['campaign_id', 'location_id', 'department_id']
  >({ name: ['campaign_id', 'location_id', 'department_id'] })
  const next = useNextOnTouch(stored === undefined)
  const parents = { campaign: limitingCampaign(campaign), location, department, task: null }
  // A stored observation's choices stay valid until a choice above them changes.
  const hasPlaceChanged =
    stored !== undefined &&
    (campaign?.id !== stored.campaign?.id || location?.id !== stored.location_id)
  const hasDepartmentChanged = stored !== undefined && department?.id !== stored.department_id
  return (
    <Section title={t('observations.whenAndWhere')}>
      <InstantInput source="date" />
      {campaignInput}
      <DependentChoiceInput
        source="location_id"
        choices={locationSource(clientId, userId, parents)}
        isMoved={hasPlaceChanged}
        opensOnFocus={next !== null}
        beforeChange={(choice) => {
          onChoice?.('location_id', choice)
          if (choice) next?.('department_id')
        }}
      />
      <DependentChoiceInput
        source="department_id"
        choices={departmentSource(clientId, parents)}
        isMoved={hasPlaceChanged}
        opensOnFocus={next !== null}
        beforeChange={(choice) => {
          onChoice?.('department_id', choice)
          if (choice) next?.('task_id')
        }}
      />
      <DependentChoiceInput
        source="task_id"
        choices={taskSource(clientId, parents)}
        isMoved={hasPlaceChanged || hasDepartmentChanged}
        opensOnFocus={next !== null}
        beforeChange={(choice) => {
          onChoice?.('task_id', choice)
          if (choice) next?.('observee_id')
        }}
      />
      {children}
    </Section>
  )
}

/** Returns what opens the next list once one is chosen, on a touch screen alone: there each list costs a tap. */
function useNextOnTouch(isNew: boolean): ((field: keyof ObservationFormState) => void) | null {
  const { setFocus } = useFormContext<ObservationFormState>()
  const isTouch = useMediaQuery(TOUCH)
  if (!isNew || !isTouch) return null
  // The next list opens for the choice that is being made.
  return (field) => void setTimeout(() => setFocus(field))
}

interface WhenAndWhereSectionProps {
  clientId: string
  /** Input of the campaign, where one is offered. */
  campaign: ReactNode
  onChoice?: OnChoice
  children?: ReactNode
}

/** Offers the campaigns of the observation's day. */
export function CampaignInput({ clientId, onChoice }: CampaignInputProps) {
  const t = useT()
  const date = useWatch<ObservationFormState, 'date'>({ name: 'date' })
  return (
    <ChoiceInput
      source="campaign_id"
      choices={campaignSource(clientId, date)}
      hint={t('observations.form.optional')}
      beforeChange={(choice) => onChoice?.('campaign_id', choice)}
    />
  )
}

interface CampaignInputProps {
  clientId: string
  onChoice?: OnChoice
}

function DependentChoiceInput<C extends Choice>({
  isMoved,
  ...props
}: DependentChoiceInputProps<C>) {
  useClearUnavailableChoice({ name: props.source, source: props.choices, enabled: isMoved })
  return <ChoiceInput {...props} isRequired />
}

interface DependentChoiceInputProps<C extends Choice> {
  source: string
  choices: CheckableSource<C>
  /** True if a choice above it differs from the stored observation. */
  isMoved: boolean
  opensOnFocus?: boolean
  beforeChange: (choice: C | null) => void
}
