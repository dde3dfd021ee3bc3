/** The wizard's last step: every answer in words, whom the campaign reaches, and when (spec 2). */
import { useWatch } from 'react-hook-form'
import { hasReminders, modeOf } from '#domain/campaigns/campaignDependencies.ts'
import { Facts } from '../../detail/Facts.tsx'
import { Section } from '../../detail/Section.tsx'
import { StepLink } from '../../forms/StepLink.tsx'
import type { EnteredCampaign } from '../campaignForm.ts'
import { reminderFacts } from '../reminderFacts.ts'
import { wordsOf } from '../wordedCampaign.ts'
import { PeopleReached } from './PeopleReached.tsx'
import { PlannedOccurrences } from './PlannedOccurrences.tsx'

export function CampaignReview() {
  const form = useWatch() as EnteredCampaign
  const mode = modeOf(form)
  return (
    <>
      <Section title="Campaign" action={<StepLink step="form" of="campaign" />}>
        <Facts
          facts={[
            ['Name', form.campaignName],
            ['Type', wordsOf('typeOfCampaign', form.typeOfCampaign)],
            ['Task', wordsOf('task', form.task)],
            ['Start date', wordsOf('startDate', form.startDate)],
            ['End date', wordsOf('endDate', form.endDate)],
            ['Frequency', wordsOf('frequency', form.frequency)],
            [
              'Observations required',
              wordsOf('numOfRequiredObservations', form.numOfRequiredObservations),
            ],
          ]}
        />
      </Section>
      <Section title="Reminders" action={<StepLink step="form" of="reminders" />}>
        <Facts
          facts={reminderFacts({
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
        <PeopleReached form={form} />
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
