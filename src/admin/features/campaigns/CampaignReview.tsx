/** Last step of the campaign wizard: every answer as text, the people whom the campaign reaches, and its dates. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { campaignModeOf, hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { formatBoolean } from '../../foundation/format/formatBoolean.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { StepLink } from '../../parts/forms/SteppedForm.tsx'
import { PagedPeopleList } from './PagedPeopleList.tsx'
import { PlannedOccurrences } from './PlannedOccurrences.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { campaignValueText, reminderProperties } from './campaignLabels.ts'
import {
  countPeople,
  NO_ONE_INCLUDED,
  peopleWithoutPlacesText,
  useCampaignPreview,
} from './campaignPreview.ts'

export function CampaignReview() {
  const form = useWatch() as CampaignFormValues
  const mode = campaignModeOf(form)
  return (
    <>
      <Section title="Campaign" action={<StepLink step="form" of="campaign" />}>
        <PropertyList
          properties={[
            ['name', form.name],
            ['type', campaignValueText('type', form.type)],
            ['task.name', campaignValueText('task', form.task)],
            ['start_date', campaignValueText('start_date', form.start_date)],
            ['end_date', campaignValueText('end_date', form.end_date)],
            ['frequency', campaignValueText('frequency', form.frequency)],
            [
              'num_observations_required',
              campaignValueText('num_observations_required', form.num_observations_required),
            ],
          ]}
        />
      </Section>
      <Section title="Reminders" action={<StepLink step="form" of="reminders" />}>
        <PropertyList
          properties={reminderProperties({
            app: form.app_notifications_enabled,
            email: form.email_notifications_enabled,
            level: form.reminder_alert_user_level,
            frequency: form.notification_frequency,
          })}
        />
      </Section>
      <Section
        title="Who is included"
        action={<StepLink step={mode === 'everybody' ? 'form' : mode} of="who is included" />}
      >
        <ReachedPeople form={form} />
      </Section>
      {form.start_date && (
        <PlannedOccurrences
          schedule={{
            start_date: form.start_date,
            end_date: form.end_date,
            frequency: form.frequency,
          }}
          reminders={hasReminders(form) ? form.notification_frequency : null}
        />
      )}
    </>
  )
}

/** Shows the people whom the entered campaign reaches, their number, and how many of them get reminders. */
function ReachedPeople({ form }: { form: CampaignFormValues }) {
  const preview = useCampaignPreview(form)
  const query = useQuery({ queryKey: preview.key, queryFn: ({ signal }) => preview.count(signal) })
  return (
    <>
      <PropertyList properties={audienceProperties(form)} />
      <QueryState query={query} height={120} errorText={graphqlErrorOf(query.error).message}>
        {(counts) => (
          <>
            <Typography component="output">
              {counts.user_count === 0
                ? NO_ONE_INCLUDED
                : `${countPeople(counts.user_count)} to observe in each occurrence.`}{' '}
              {peopleWithoutPlacesText(form, counts)}{' '}
              {hasReminders(form) && `${countPeople(counts.reminded_user_count)} to remind.`}
            </Typography>
            {counts.user_count > 0 && (
              <PagedPeopleList
                title="People"
                total={counts.user_count}
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
    return [['has_selected_users', `${formatNumber(form.selected_users.length)} selected`]] as const
  return [
    ['location.name', campaignValueText('location', form.location)],
    ['department.name', campaignValueText('department', form.department)],
    ['leaves_out_people_without_places', formatBoolean(form.leaves_out_people_without_places)],
  ] as const
}
