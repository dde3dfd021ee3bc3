/** First step of the campaign wizard: name and type, schedule, audience and reminders. */
import { Box } from '@mui/material'
import { useMemo } from 'react'
import { SelectInput, TextInput, useInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { applyModeSwitch, hasReminders } from '#domain/campaigns/campaignDependencies.ts'
import { availableCampaignTypes } from '#domain/campaigns/campaignForm.ts'
import { CAMPAIGN_FREQUENCIES, REPORT_FREQUENCIES } from '#domain/enumerations.ts'
import { REMINDER_USER_LEVELS } from '#domain/roles.ts'
import { containsText } from '#domain/searchText.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { IntegerInput } from '../../parts/forms/IntegerInput.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { NO_TASK } from './noTask.ts'

export function CampaignFields() {
  const { ai_enabled: hasAi } = useCurrentClient()
  const storedType = useRecordContext<Campaign>()?.type ?? null
  const { getValues, setValue } = useFormContext<CampaignFormValues>()
  const startDate = useWatch<CampaignFormValues, 'start_date'>({ name: 'start_date' })
  const onSwitched = (changed: AudienceMode) => (isOn: boolean) => {
    const switches = applyModeSwitch({ ...getValues() }, changed, isOn)
    setValue('has_selected_users', switches.has_selected_users)
    setValue('locationDepartment', switches.locationDepartment)
  }
  const types = availableCampaignTypes(hasAi, storedType).map((id) => ({
    id,
    name: enumLabels.campaignType[id],
  }))
  return (
    <>
      <Section title="Campaign">
        <TextInput source="name" isRequired parse={keepAsTyped} />
        <SelectInput source="type" choices={types} {...REQUIRED_SELECT} />
        <CampaignTaskInput />
        <IntegerInput
          source="num_observations_required"
          hint="Per person, in each occurrence. Leave blank for 1."
        />
      </Section>
      <Section title="Schedule">
        <Box sx={days}>
          <TextInput source="start_date" type="date" isRequired />
          <TextInput
            source="end_date"
            type="date"
            helperText="Leave blank for no end date."
            slotProps={{ htmlInput: { min: startDate } }}
          />
        </Box>
        <SelectInput
          source="frequency"
          choices={FREQUENCY_CHOICES}
          {...REQUIRED_SELECT}
          helperText="How often the campaign repeats from the start date."
        />
      </Section>
      <Section
        title="Who is included"
        subtitle="If both are off, the campaign is for everyone in the company."
      >
        <SwitchInput
          source="locationDepartment"
          hint="Everyone who works there. You choose the places in the next step."
          onSwitch={onSwitched('locationDepartment')}
        />
        <SwitchInput
          source="has_selected_users"
          hint="You choose the people in the next step."
          onSwitch={onSwitched('has_selected_users')}
        />
      </Section>
      <ReminderFields />
    </>
  )
}

type AudienceMode = 'has_selected_users' | 'locationDepartment'

const keepAsTyped = (text: string) => text

const REQUIRED_SELECT = { isRequired: true, translateChoice: false, helperText: false } as const

const FREQUENCY_CHOICES = CAMPAIGN_FREQUENCIES.map((id) => ({
  id,
  name: enumLabels.campaignFrequency[id],
}))

const days = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const

/** Dropdown of the campaign's task; 'No task' is the first choice. */
function CampaignTaskInput() {
  const { field, fieldState } = useInput({ source: 'task', format: identity, parse: identity })
  const tasks = useRecordSource('tasks')
  const choices = useMemo(() => withNoTask(tasks), [tasks])
  return (
    <SingleAutocomplete<Choice>
      label={useFieldLabel('task')}
      source={choices}
      value={(field.value as Choice | null) ?? NO_TASK}
      onChange={(choice) => field.onChange(choice?.id ? choice : null)}
      hint="Observations of this campaign are about this task only."
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

const withNoTask = (tasks: ChoiceSource<Choice>): ChoiceSource<Choice> => ({
  ...tasks,
  key: [...tasks.key, 'orNone'],
  load: async (search, signal) => {
    const choices = await tasks.load(search, signal)
    return containsText(NO_TASK.name, search) ? [NO_TASK, ...choices] : choices
  },
})

const identity = <Value,>(value: Value): Value => value

/** Inputs of the reminders; when one is on, also their recipients and how often they are sent. */
function ReminderFields() {
  const [app, email] = useWatch<
    CampaignFormValues,
    ['app_notifications_enabled', 'email_notifications_enabled']
  >({ name: ['app_notifications_enabled', 'email_notifications_enabled'] })
  return (
    <Section title="Reminders" subtitle="For people who still have observations to do.">
      <SwitchInput source="app_notifications_enabled" hint="Shown under the bell icon." />
      <SwitchInput
        source="email_notifications_enabled"
        hint="At 08:00 in the client’s time zone."
      />
      {hasReminders({ app_notifications_enabled: app, email_notifications_enabled: email }) && (
        <>
          <SelectInput
            source="reminder_alert_user_level"
            choices={REMINDER_LEVEL_CHOICES}
            {...REMINDER_SELECT}
          />
          <SelectInput
            source="notification_frequency"
            choices={REMINDER_FREQUENCY_CHOICES}
            {...REMINDER_SELECT}
            helperText="Starting on the first day of each occurrence."
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
