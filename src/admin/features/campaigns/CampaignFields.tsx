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
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { SingleAutocomplete } from '../../parts/choices/SingleAutocomplete.tsx'
import type { Choice, ChoiceSource } from '../../parts/choices/choiceSource.ts'
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { DayInput } from '../../parts/dates/TypedField.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { IntegerInput } from '../../parts/forms/IntegerInput.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import type { CampaignFormValues } from './campaignFormConfig.ts'

export function CampaignFields() {
  const t = useT()
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
    name: t(`enums.campaignType.${id}`),
  }))
  const frequencies = CAMPAIGN_FREQUENCIES.map((id) => ({
    id,
    name: t(`enums.campaignFrequency.${id}`),
  }))
  return (
    <>
      <Section title={t('campaigns.form.campaign')}>
        <TextInput source="name" isRequired parse={keepAsTyped} />
        <SelectInput source="type" choices={types} {...REQUIRED_SELECT} />
        <CampaignTaskInput />
        <IntegerInput source="num_observations_required" hint={t('campaigns.form.required')} />
      </Section>
      <Section title={t('campaigns.form.schedule')}>
        <Box sx={days}>
          <DayInput source="start_date" isRequired />
          <DayInput
            source="end_date"
            hint={t('campaigns.form.endDate')}
            min={startDate ?? undefined}
          />
        </Box>
        <SelectInput
          source="frequency"
          choices={frequencies}
          {...REQUIRED_SELECT}
          helperText={t('campaigns.form.frequency')}
        />
      </Section>
      <Section title={t('campaigns.form.who')} subtitle={t('campaigns.form.whoMeans')}>
        <SwitchInput
          source="locationDepartment"
          hint={t('campaigns.form.byPlace')}
          onSwitch={onSwitched('locationDepartment')}
        />
        <SwitchInput
          source="has_selected_users"
          hint={t('campaigns.form.byPerson')}
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

const days = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const

/** Dropdown of the campaign's task; 'No task' is the first choice. */
function CampaignTaskInput() {
  const t = useT()
  const { field, fieldState } = useInput({ source: 'task', format: identity, parse: identity })
  const tasks = useRecordSource('tasks')
  const noTask = useMemo(() => ({ id: '', name: t('campaigns.noTask') }), [t])
  const choices = useMemo(() => withNoTask(tasks, noTask), [tasks, noTask])
  return (
    <SingleAutocomplete<Choice>
      label={useFieldLabel('task')}
      source={choices}
      value={(field.value as Choice | null) ?? noTask}
      onChange={(choice) => field.onChange(choice?.id ? choice : null)}
      hint={t('campaigns.form.task')}
      error={fieldState.error?.message}
      inputRef={field.ref}
    />
  )
}

const withNoTask = (tasks: ChoiceSource<Choice>, noTask: Choice): ChoiceSource<Choice> => ({
  ...tasks,
  key: [...tasks.key, 'or', noTask.name],
  load: async (search, signal) => {
    const choices = await tasks.load(search, signal)
    return containsText(noTask.name, search) ? [noTask, ...choices] : choices
  },
})

const identity = <Value,>(value: Value): Value => value

/** Inputs of the reminders; when one is on, also their recipients and how often they are sent. */
function ReminderFields() {
  const t = useT()
  const [app, email] = useWatch<
    CampaignFormValues,
    ['app_notifications_enabled', 'email_notifications_enabled']
  >({ name: ['app_notifications_enabled', 'email_notifications_enabled'] })
  return (
    <Section title={t('campaigns.form.reminders')} subtitle={t('campaigns.form.remindersMean')}>
      <SwitchInput source="app_notifications_enabled" hint={t('campaigns.form.app')} />
      <SwitchInput source="email_notifications_enabled" hint={t('campaigns.form.email')} />
      {hasReminders({ app_notifications_enabled: app, email_notifications_enabled: email }) && (
        <>
          <SelectInput
            source="reminder_alert_user_level"
            choices={REMINDER_USER_LEVELS.map((id) => ({
              id,
              name: t(`enums.reminderUserLevel.${id}`),
            }))}
            {...REQUIRED_SELECT}
          />
          <SelectInput
            source="notification_frequency"
            choices={REPORT_FREQUENCIES.map((id) => ({
              id,
              name: t(`enums.reportFrequency.${id}`),
            }))}
            {...REQUIRED_SELECT}
            helperText={t('campaigns.form.reminderFrequency')}
          />
        </>
      )}
    </Section>
  )
}
