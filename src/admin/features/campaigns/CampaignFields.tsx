/** The wizard's first step: what the campaign is, when it runs, whom it is for, and its reminders (spec 3). */
import { Box } from '@mui/material'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { applyModeSwitch } from '#domain/campaigns/campaignDependencies.ts'
import { availableCampaignTypes } from '#domain/campaigns/campaignRules.ts'
import { CAMPAIGN_FREQUENCIES } from '#domain/enumerations.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { SwitchInput } from '../../parts/forms/SwitchInput.tsx'
import { IntegerInput } from '../../parts/forms/IntegerInput.tsx'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { CampaignFormValues } from './campaignFormConfig.ts'
import { ReminderFields } from './ReminderFields.tsx'
import { CampaignTaskInput } from './TaskInput.tsx'

export function CampaignFields() {
  const { ai_enabled: hasAi } = useCurrentClient()
  const storedType = useRecordContext<Campaign>()?.type ?? null
  const { getValues, setValue } = useFormContext<CampaignFormValues>()
  const startDate = useWatch<CampaignFormValues, 'startDate'>({ name: 'startDate' })
  const onSwitched = (changed: AudienceMode) => (isOn: boolean) => {
    const switches = applyModeSwitch({ ...getValues() }, changed, isOn)
    setValue('filteredUsers', switches.filteredUsers)
    setValue('locationDepartment', switches.locationDepartment)
  }
  const types = availableCampaignTypes(hasAi, storedType).map((id) => ({
    id,
    name: enumLabels.campaignType[id],
  }))
  return (
    <>
      <Section title="Campaign">
        <TextInput source="campaignName" isRequired parse={keepAsTyped} />
        <SelectInput source="typeOfCampaign" choices={types} {...REQUIRED_SELECT} />
        <CampaignTaskInput />
        <IntegerInput
          source="numOfRequiredObservations"
          hint="Of each person, in each occurrence. Blank means 1."
        />
      </Section>
      <Section title="When it runs">
        <Box sx={days}>
          <TextInput source="startDate" type="date" isRequired />
          <TextInput
            source="endDate"
            type="date"
            helperText="The last day. Blank means no end."
            slotProps={{ htmlInput: { min: startDate } }}
          />
        </Box>
        <SelectInput
          source="frequency"
          choices={FREQUENCY_CHOICES}
          {...REQUIRED_SELECT}
          helperText="How often everybody is to be observed anew, counted from the start date."
        />
      </Section>
      <Section
        title="Who is observed"
        subtitle="With both off, the campaign is for everybody of the client."
      >
        <SwitchInput
          source="locationDepartment"
          hint="The people who work there. You choose the places in the next step."
          onSwitch={onSwitched('locationDepartment')}
        />
        <SwitchInput
          source="filteredUsers"
          hint="You choose them one by one in the next step."
          onSwitch={onSwitched('filteredUsers')}
        />
      </Section>
      <ReminderFields />
    </>
  )
}

type AudienceMode = 'filteredUsers' | 'locationDepartment'

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
