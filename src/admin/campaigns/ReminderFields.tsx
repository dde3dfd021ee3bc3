/** Reminders: with one of them on, whom they go to and how often (spec 4). */
import { SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { REPORT_FREQUENCIES } from '#domain/enumerations.ts'
import { REMINDER_USER_LEVELS } from '#domain/roles.ts'
import { Section } from '../detail/Section.tsx'
import { SwitchInput } from '../forms/SwitchInput.tsx'
import { enumLabels } from '../i18n/enumLabels.ts'
import type { EnteredCampaign } from './campaignForm.ts'

export function ReminderFields() {
  const [app, email] = useWatch<
    EnteredCampaign,
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
          <SelectInput source="reminderAlertUserLevel" choices={LEVELS} {...ONE_OF} />
          <SelectInput
            source="notificationFrequency"
            choices={FREQUENCIES}
            {...ONE_OF}
            helperText="Counted from the first day of each occurrence."
          />
        </>
      )}
    </Section>
  )
}

const ONE_OF = { isRequired: true, translateChoice: false, helperText: false } as const

const LEVELS = REMINDER_USER_LEVELS.map((id) => ({ id, name: enumLabels.reminderUserLevel[id] }))

const FREQUENCIES = REPORT_FREQUENCIES.map((id) => ({ id, name: enumLabels.reportFrequency[id] }))
