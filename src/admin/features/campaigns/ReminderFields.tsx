/** Reminders: with one of them on, whom they go to and how often (spec 4). */
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { REPORT_FREQUENCIES } from '#domain/enumerations.ts'
import { REMINDER_USER_LEVELS } from '#domain/roles.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'

export function ReminderFields() {
  const [app, email] = useWatch<
    CampaignFormValues,
    ['appNotificationsEnabled', 'emailNotificationsEnabled']
  >({ name: ['appNotificationsEnabled', 'emailNotificationsEnabled'] })
  return (
    <Section
      title="Reminders"
      subtitle="For people who still owe observations, until they are done."
    >
      <SwitchInput source="appNotificationsEnabled" hint="Behind the bell in this app." />
      <SwitchInput source="emailNotificationsEnabled" hint="At 08:00 in the client's time zone." />
      {hasReminders({ appNotificationsEnabled: app, emailNotificationsEnabled: email }) && (
        <>
          <SelectInput
            source="reminderAlertUserLevel"
            choices={REMINDER_LEVEL_CHOICES}
            {...REMINDER_SELECT}
          />
          <SelectInput
            source="notificationFrequency"
            choices={REMINDER_FREQUENCY_CHOICES}
            {...REMINDER_SELECT}
            helperText="Counted from the first day of each occurrence."
          />
        </>
      )}
    </Section>
  )
}

const REMINDER_SELECT = { isRequired: true, translateChoice: false, helperText: false } as const

const REMINDER_LEVEL_CHOICES = REMINDER_USER_LEVELS.map((id) => ({
  id,
  name: enumLabels.reminderUserLevel[id],
}))

const REMINDER_FREQUENCY_CHOICES = REPORT_FREQUENCIES.map((id) => ({
  id,
  name: enumLabels.reportFrequency[id],
}))
