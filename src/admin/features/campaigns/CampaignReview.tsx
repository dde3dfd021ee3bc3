/** The wizard's last step: every answer in words, whom the campaign reaches, and when (spec 2). */
import { useWatch } from 'react-hook-form'
import { hasReminders, campaignModeOf } from '#domain/campaigns/campaignDependencies.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { StepLink } from '../../parts/forms/StepLink.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { reminderProperties } from './reminderFacts.ts'
import { campaignValueText } from './wordedCampaign.ts'
import { ReachedPeople } from './PeopleReached.tsx'
import { PlannedOccurrences } from './PlannedOccurrences.tsx'

export function CampaignReview() {
  const form = useWatch() as CampaignFormValues
  const mode = campaignModeOf(form)
  return (
    <>
      <Section title="Campaign" action={<StepLink step="form" of="campaign" />}>
        <PropertyList
          facts={[
            ['Name', form.campaignName],
            ['Type', campaignValueText('typeOfCampaign', form.typeOfCampaign)],
            ['Task', campaignValueText('task', form.task)],
            ['Start date', campaignValueText('startDate', form.startDate)],
            ['End date', campaignValueText('endDate', form.endDate)],
            ['Frequency', campaignValueText('frequency', form.frequency)],
            [
              'Observations required',
              campaignValueText('numOfRequiredObservations', form.numOfRequiredObservations),
            ],
          ]}
        />
      </Section>
      <Section title="Reminders" action={<StepLink step="form" of="reminders" />}>
        <PropertyList
          facts={reminderProperties({
            app: form.appNotificationsEnabled,
            email: form.emailNotificationsEnabled,
            level: form.reminderAlertUserLevel,
            frequency: form.notificationFrequency,
          })}
        />
      </Section>
      <Section
        title="Who is observed"
        action={<StepLink step={mode === 'everybody' ? 'form' : mode} of="who is observed" />}
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
