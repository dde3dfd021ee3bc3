/** Last step of the campaign wizard: every answer as text, the people whom the campaign reaches, and its dates. */
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { campaignModeOf, hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { QueryState } from '../../parts/layout/QueryState.tsx'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { StepLink } from '../../parts/forms/SteppedForm.tsx'
import { PagedPeopleList } from './PagedPeopleList.tsx'
import { PlannedOccurrences } from './PlannedOccurrences.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { campaignValueText, reminderProperties } from './campaignLabels.ts'
import { peopleWithoutPlacesText, useCampaignPreview } from './campaignPreview.ts'

export function CampaignReview() {
  const form = useWatch() as CampaignFormValues
  const mode = campaignModeOf(form)
  const t = useT()
  return (
    <>
      <Section
        title={t('campaigns.form.campaign')}
        action={<StepLink step="form" label={t('campaigns.change.campaign')} />}
      >
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
      <Section
        title={t('campaigns.form.reminders')}
        action={<StepLink step="form" label={t('campaigns.change.reminders')} />}
      >
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
        title={t('campaigns.form.who')}
        action={
          <StepLink step={mode === 'everybody' ? 'form' : mode} label={t('campaigns.change.who')} />
        }
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
  const t = useT()
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
                ? t('campaigns.people.none')
                : t('campaigns.people.toObserve', { smart_count: counts.user_count })}{' '}
              {peopleWithoutPlacesText(form, counts)}{' '}
              {hasReminders(form) &&
                t('campaigns.people.toRemind', { smart_count: counts.reminded_user_count })}
            </Typography>
            {counts.user_count > 0 && (
              <PagedPeopleList
                title={t('campaigns.people.title')}
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
  if (mode === 'everybody') return [['audience', t('campaigns.everyone')]] as const
  if (mode === 'users')
    return [
      ['has_selected_users', t('campaigns.people.chosen', { count: form.selected_users.length })],
    ] as const
  return [
    ['location.name', campaignValueText('location', form.location)],
    ['department.name', campaignValueText('department', form.department)],
    ['leaves_out_people_without_places', form.leaves_out_people_without_places],
  ] as const
}
