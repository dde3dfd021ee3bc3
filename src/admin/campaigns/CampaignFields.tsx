/** The wizard's first step: what the campaign is, when it runs, whom it is for, and its reminders (spec 3). */
import { Box } from '@mui/material'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Campaign } from '#api/generated/contract.ts'
import { withSwitch } from '#domain/campaigns/campaignDependencies.ts'
import { offeredCampaignTypes } from '#domain/campaigns/campaignRules.ts'
import { CAMPAIGN_FREQUENCIES } from '#domain/enumerations.ts'
import { useCurrentClient } from '../auth/currentClient.ts'
import { Section } from '../detail/Section.tsx'
import { SwitchInput } from '../forms/SwitchInput.tsx'
import { WholeNumberInput } from '../forms/WholeNumberInput.tsx'
import { enumLabels } from '../i18n/enumLabels.ts'
import type { EnteredCampaign } from './campaignForm.ts'
import { ReminderFields } from './ReminderFields.tsx'
import { TaskInput } from './TaskInput.tsx'

export function CampaignFields() {
  const { ai_enabled: hasAi } = useCurrentClient()
  const stored = useRecordContext<Campaign>()?.type ?? null
  const { getValues, setValue } = useFormContext<EnteredCampaign>()
  const startDate = useWatch<EnteredCampaign, 'startDate'>({ name: 'startDate' })
  const onSwitched = (changed: Mode) => (isOn: boolean) => {
    const switches = withSwitch({ ...getValues() }, changed, isOn)
    setValue('filteredUsers', switches.filteredUsers)
    setValue('locationDepartment', switches.locationDepartment)
  }
  const types = offeredCampaignTypes(hasAi, stored).map((id) => ({
    id,
    name: enumLabels.campaignType[id],
  }))
  return (
    <>
      <Section title="Campaign">
        <TextInput source="campaignName" isRequired parse={asTyped} />
        <SelectInput source="typeOfCampaign" choices={types} {...ONE_OF} />
        <TaskInput />
        <WholeNumberInput
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
          choices={FREQUENCIES}
          {...ONE_OF}
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
          onSwitched={onSwitched('locationDepartment')}
        />
        <SwitchInput
          source="filteredUsers"
          hint="You choose them one by one in the next step."
          onSwitched={onSwitched('filteredUsers')}
        />
      </Section>
      <ReminderFields />
    </>
  )
}

type Mode = 'filteredUsers' | 'locationDepartment'

const asTyped = (text: string) => text

const ONE_OF = { isRequired: true, translateChoice: false, helperText: false } as const

const FREQUENCIES = CAMPAIGN_FREQUENCIES.map((id) => ({
  id,
  name: enumLabels.campaignFrequency[id],
}))

const days = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
} as const
