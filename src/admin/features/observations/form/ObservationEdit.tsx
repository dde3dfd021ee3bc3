/** /allobservations/{id}/edit: what was recorded of an observation, corrected. */
import { Alert, TextField } from '@mui/material'
import { useMemo } from 'react'
import { Link, TextInput, useRecordContext } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import { mayPickObserver } from '#domain/roles.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import type { CheckableSource, Choice } from '../../../parts/choices/choiceSource.ts'
import { Section } from '../../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../../parts/forms/ChoiceInput.tsx'
import { EntityEdit } from '../../../parts/forms/EntityForm.tsx'
import { useClearUnavailableChoice } from '../../../parts/forms/useClearUnavailableChoice.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { AnswerInputs } from './AnswerInputs.tsx'
import { GuidanceVideo } from './GuidanceVideo.tsx'
import { InstantInput } from './InstantInput.tsx'
import {
  campaignSource,
  departmentSource,
  locationSource,
  observeeSource,
  observerSource,
  taskSource,
} from './observationChoices.ts'
import { observationEditConfig } from './observationEditConfig.ts'
import type { ObservationFormState, TaskChoice } from './observationFormState.ts'

export function ObservationEdit() {
  const client = useCurrentClient()
  const spec = useMemo(() => observationEditConfig(client), [client])
  return (
    <EntityEdit config={spec} title="Edit observation" refusal={refusal}>
      <ObservationEditFields />
    </EntityEdit>
  )
}

const refusal = ({ deleted_at: deletedAt }: ObservationRecord) =>
  deletedAt ? 'This observation is deleted, so it cannot be changed.' : null

function ObservationEditFields() {
  const observation = useRecordContext<ObservationRecord>()
  if (!observation) return null
  return (
    <>
      <EditWhenAndWhereSection observation={observation} />
      <EditPeopleSection clientId={observation.client_id} />
      <EditResultsSection observation={observation} />
    </>
  )
}

/** When, where and what of an observation that is being corrected. */
export function EditWhenAndWhereSection({ observation }: { observation: ObservationRecord }) {
  const { id: userId } = useMe()
  const { client_id: clientId } = observation
  const [campaign, location, department] = useWatch({
    name: ['campaign_id', 'location_id', 'department_id'],
  }) as [ObservationFormState['campaign'], Choice | null, Choice | null]
  const parents = { campaign, location, department, task: null }
  const isMoved =
    campaign?.id !== observation.campaign?.id || location?.id !== observation.location_id
  return (
    <Section title="When and where">
      <InstantInput source="date" />
      <ChoiceInput source="campaign_id" choices={campaignSource(clientId)} />
      <DependentChoiceInput
        name="location_id"
        source={locationSource(clientId, userId, parents)}
        isMoved={isMoved}
      />
      <DependentChoiceInput
        name="department_id"
        source={departmentSource(clientId, parents)}
        isMoved={isMoved}
      />
      <DependentChoiceInput
        name="task_id"
        source={taskSource(clientId, parents)}
        isMoved={isMoved || department?.id !== observation.department_id}
      />
      <TextInput source="name" />
    </Section>
  )
}

function DependentChoiceInput({ name, source, isMoved }: DependentChoiceInputProps) {
  useClearUnavailableChoice({ name, source, enabled: isMoved })
  return <ChoiceInput source={name} choices={source} />
}

interface DependentChoiceInputProps {
  name: string
  source: CheckableSource<Choice>
  isMoved: boolean
}

/** Who saw whom of an observation that is being corrected. */
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

/** How the observee performed: a person's answers to correct; an AI's verdicts are overridden elsewhere. */
export function EditResultsSection({ observation }: { observation: ObservationRecord }) {
  const {
    can_use_not_applicable: canUseNotApplicable,
    show_manual_override_options: showsOverride,
  } = useCurrentClient()
  const task = useWatch({ name: 'task_id' }) as TaskChoice | null
  const isManual = observation.review_type === 'MANUAL_TASK'
  return (
    <Section title="Observation results">
      {!isManual && (
        <Alert severity="info">
          The verdicts come from the AI.{' '}
          {showsOverride && (
            <Link to={`/allobservations/${observation.id}/show?clientId=${observation.client_id}`}>
              Override the AI result on its page
            </Link>
          )}
        </Alert>
      )}
      {isManual && task && <AnswerInputs task={task} canUseNotApplicable={canUseNotApplicable} />}
      <TextInput source="notes" multiline minRows={10} maxRows={10} />
      {task && <GuidanceVideo taskId={task.id} />}
    </Section>
  )
}
