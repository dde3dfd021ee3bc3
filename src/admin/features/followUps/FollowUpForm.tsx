/** The form of a follow-up: who coaches, until when, with which guidance. */
import { Alert, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useRecordContext } from 'react-admin'
import type { FollowUp, Person } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { displayNames, fullNameOf } from '#domain/displayName.ts'
import { followUpSchema } from '#domain/followUps/followUpForm.ts'
import { FOLLOW_UP_TEXT_LIMIT, defaultDueDate } from '#domain/followUps/followUpRules.ts'
import { message } from '#domain/messages.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'
import { MAX_CHOICES } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoiceInput } from '../../parts/forms/ChoiceInput.tsx'
import { EntityCreate, EntityEdit } from '../../parts/forms/EntityForm.tsx'
import type { FormConfig } from '../../parts/forms/formConfig.ts'
import { DayInput } from '../../parts/dates/TypedField.tsx'
import { LongTextInput } from '../../parts/forms/LongTextInput.tsx'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { OBSERVATION_PARAM, useFollowUpOffer } from './useFollowUpOffer.ts'

/** /followups/addFollowUp, for the observation that the address names. */
export function FollowUpCreate() {
  const t = useT()
  const { search } = useLocation()
  const id = new URLSearchParams(search).get(OBSERVATION_PARAM)
  const today = useToday()
  const query = useQuery({
    queryKey: ['followups', 'observation', id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      (await request(OBSERVATION, { id: id ?? '' }, { signal })).getObservationById,
  })
  const offer = useFollowUpOffer(id)
  if (id === null || (offer.data && !offer.data.may_open))
    return (
      <>
        <PageHeader title={t('resources.followups.action.create')} />
        <Alert severity="info">
          {t(
            offer.data?.refusal
              ? `followUps.refusals.${offer.data.refusal}`
              : 'emptyList.fromObservation',
          )}
        </Alert>
      </>
    )
  return (
    <QueryState
      query={{ ...query, data: offer.data && query.data }}
      height={320}
      errorText={t('followUps.failed')}
    >
      {(observation) => (
        <EntityCreate
          config={newConfig(today, offer.data?.coach)}
          about={observation.id}
          mutationOptions={{ meta: { input: { observationId: observation.id } } }}
          fields={
            <FollowUpFields
              subtitle={t('followUps.form.about', {
                person: observation.observee
                  ? `${observation.observee.firstname} ${observation.observee.lastname}`
                  : '',
                task: observation.task.name,
              })}
              place={{
                clientId: observation.client_id,
                locationId: observation.location.id,
                departmentId: observation.department.id,
                personId: observation.observee?.id ?? '',
              }}
            />
          }
        />
      )}
    </QueryState>
  )
}

const OBSERVATION = graphql(`query ObservationToFollow($id: ID!) {
  getObservationById(id: $id) {
    id client_id observee { ${PERSON} } location { id } department { id }
    task { id name gbs_video_id }
  }
}`)

/** `coach`: the one to suggest. */
const newConfig = (
  today: string,
  coach?: Pick<Person, 'id' | 'firstname' | 'lastname'> | null,
): FormConfig<FollowUp> => ({
  resource: 'followups',
  defaultValues: () => ({
    coach: coach ? { id: coach.id, name: fullNameOf(coach) } : null,
    due_date: defaultDueDate(today),
    gbs_video: null,
    note: '',
  }),
  schema: followUpSchema,
})

/** /followups/{id}/edit */
export function FollowUpEdit() {
  const today = useToday()
  const config = useMemo(() => newConfig(today), [today])
  return (
    <EntityEdit
      config={config}
      title={t('resources.followups.action.edit')}
      refusal={(followUp: FollowUp) => (followUp.may_run ? null : message('followUpNotYours'))}
      nameOf={followUpName}
      fields={<StoredFields />}
    />
  )
}

/** Returns the person and the task, as follow-ups have no name. */
export const followUpName = ({ user, task }: Pick<FollowUp, 'user' | 'task'>): string =>
  `${user.firstname} ${user.lastname} · ${task.name}`

function StoredFields() {
  const followUp = useRecordContext<FollowUp>()
  if (!followUp) return <Skeleton variant="rounded" height={320} />
  const { client_id: clientId, location, department, user } = followUp
  return (
    <FollowUpFields
      subtitle={followUpName(followUp)}
      place={{
        clientId,
        locationId: location.id,
        departmentId: department.id,
        personId: user.id,
      }}
    />
  )
}

function FollowUpFields({ subtitle, place }: { subtitle: string; place: CoachedAt }) {
  const t = useT()
  const videos = useRecordSource('gbslibrary')
  const coaches = useCoaches(place)
  return (
    <Section title={t('followUps.title')} subtitle={subtitle}>
      <ChoiceInput
        source="coach"
        choices={coaches}
        hint={t('followUps.form.coachHint')}
        isRequired
      />
      <DayInput source="due_date" isRequired />
      <ChoiceInput source="gbs_video" choices={videos} />
      <LongTextInput source="note" limit={FOLLOW_UP_TEXT_LIMIT} rows={3} />
    </Section>
  )
}

interface CoachedAt {
  clientId: string
  locationId: string
  departmentId: string
  personId: string
}

/** People who work at the place, without the person who is coached. */
function useCoaches({ clientId, locationId, departmentId, personId }: CoachedAt) {
  return useMemo(
    (): ChoiceSource<Choice> => ({
      key: ['choices', 'coaches', clientId, locationId, departmentId, personId],
      isServerSearch: true,
      disabledReason: null,
      load: async (search, signal) => {
        const input = { clientId, locationId, departmentId, search, take: MAX_CHOICES + 1 }
        const { rows } = await request(COACHES, { input }, { signal })
        const people = rows.filter(({ id }) => id !== personId)
        const names = displayNames(people, t)
        return people.map(({ id }, at) => ({ id, name: names[at] ?? '' }))
      },
    }),
    [clientId, locationId, departmentId, personId],
  )
}

const COACHES = graphql(`query Coaches($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { ${PERSON} hint }
}`)
