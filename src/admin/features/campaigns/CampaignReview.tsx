/** Last step of the campaign wizard: every answer as text, the people whom the campaign reaches, and its dates. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { graphql } from '#api/graphql.ts'
import { campaignModeOf, hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { request } from '../../foundation/data/request.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { QueryState } from '../../parts/charts/QueryState.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { StepLink } from '../../parts/forms/SteppedForm.tsx'
import { PagedPeopleList, type PageRequest, type PeopleSource } from './PagedPeopleList.tsx'
import { PlannedOccurrences } from './PlannedOccurrences.tsx'
import type { CampaignInput } from '#api/generated/contract.ts'
import { type CampaignFormValues, toCampaignInput } from './campaignFormConfig.ts'
import { campaignValueText, reminderProperties } from './campaignLabels.ts'

export function CampaignReview() {
  const form = useWatch() as CampaignFormValues
  const mode = campaignModeOf(form)
  return (
    <>
      <Section title="Campaign" action={<StepLink step="form" of="campaign" />}>
        <PropertyList
          properties={[
            ['campaignName', form.campaignName],
            ['typeOfCampaign', campaignValueText('typeOfCampaign', form.typeOfCampaign)],
            ['task.name', campaignValueText('task', form.task)],
            ['startDate', campaignValueText('startDate', form.startDate)],
            ['endDate', campaignValueText('endDate', form.endDate)],
            ['frequency', campaignValueText('frequency', form.frequency)],
            [
              'numOfRequiredObservations',
              campaignValueText('numOfRequiredObservations', form.numOfRequiredObservations),
            ],
          ]}
        />
      </Section>
      <Section title="Reminders" action={<StepLink step="form" of="reminders" />}>
        <PropertyList
          properties={reminderProperties({
            app: form.appNotificationsEnabled,
            email: form.emailNotificationsEnabled,
            level: form.reminderAlertUserLevel,
            frequency: form.notificationFrequency,
          })}
        />
      </Section>
      <Section
        title="Who is included"
        action={<StepLink step={mode === 'everybody' ? 'form' : mode} of="who is included" />}
      >
        <ReachedPeople form={form} />
      </Section>
      {form.startDate && (
        <PlannedOccurrences
          schedule={{
            start_date: form.startDate,
            end_date: form.endDate,
            frequency: form.frequency,
          }}
          reminders={hasReminders(form) ? form.notificationFrequency : null}
        />
      )}
    </>
  )
}

/** Shows the people whom the entered campaign reaches, their number, and how many of them get reminders. */
function ReachedPeople({ form }: { form: CampaignFormValues }) {
  const { id: clientId } = useCurrentClient()
  const id = useRecordContext()?.id
  const preview = campaignPreview(form, id === undefined ? { clientId } : { id: String(id) })
  const query = useQuery({ queryKey: preview.key, queryFn: ({ signal }) => preview.count(signal) })
  return (
    <>
      <PropertyList properties={audienceProperties(form)} />
      <QueryState query={query} height={120} errorText={graphqlErrorOf(query.error).message}>
        {({ user_count: userCount, reminded_user_count: remindedCount }) => (
          <>
            <Typography component="output">
              {userCount === 0
                ? 'No one is included yet.'
                : `${countPeople(userCount)} to observe in each occurrence.`}{' '}
              {hasReminders(form) && `${countPeople(remindedCount)} to remind.`}
            </Typography>
            {userCount > 0 && (
              <PagedPeopleList
                title="People"
                total={userCount}
                emptyText=""
                people={preview.people}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  )
}

function audienceProperties(form: CampaignFormValues) {
  const mode = campaignModeOf(form)
  if (mode === 'everybody') return [['audience', 'Everyone in the company']] as const
  if (mode === 'users')
    return [['filteredUsers', `${formatNumber(form.selectedUsers.length)} selected`]] as const
  return [
    ['selectedLocation', campaignValueText('selectedLocation', form.selectedLocation)],
    ['selectedDepartment', campaignValueText('selectedDepartment', form.selectedDepartment)],
  ] as const
}

const countPeople = (people: number) =>
  people === 1 ? '1 person' : `${formatNumber(people)} people`

/** Requests the audience of the entered campaign from the server; saves nothing. */
function campaignPreview(form: CampaignFormValues, target: PreviewTarget): CampaignPreview {
  const input = {
    ...(toCampaignInput(form) as CampaignInput),
    ...('clientId' in target ? target : {}),
  }
  const variables = { input, id: 'id' in target ? target.id : null }
  const key = ['campaigns', 'preview', variables]
  return {
    key,
    count: async (signal) => (await request(COUNTS_QUERY, variables, { signal })).preview,
    people: {
      key: [...key, 'people'],
      load: async (page: PageRequest, signal) => {
        return (await request(PEOPLE_QUERY, { ...variables, ...page }, { signal })).preview.users
      },
    },
  }
}

interface CampaignPreview {
  key: readonly unknown[]
  count: (signal: AbortSignal) => Promise<ReachedCounts>
  people: PeopleSource
}

interface ReachedCounts {
  user_count: number
  reminded_user_count: number
}

/** The client of a new campaign, or the id of a stored one. */
type PreviewTarget = { clientId: string } | { id: string }

const COUNTS_QUERY = graphql(`
  query CampaignPreview($input: CampaignInput!, $id: ID) {
    preview: previewCampaign(input: $input, id: $id) {
      user_count
      reminded_user_count
    }
  }
`)

const PEOPLE_QUERY = graphql(`
  query CampaignPreviewPeople(
    $input: CampaignInput!
    $id: ID
    $take: Int
    $skip: Int
    $search: String
  ) {
    preview: previewCampaign(input: $input, id: $id) {
      users(take: $take, skip: $skip, search: $search) {
        id
        firstname
        lastname
        employee_id
      }
    }
  }
`)
