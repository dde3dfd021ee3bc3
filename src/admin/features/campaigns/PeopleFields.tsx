/** The wizard's step of specific users. */
import { useRecordSource } from '../../parts/choices/useRecordSource.ts'
import { Section } from '../../parts/detail/Section.tsx'
import { ChoicesInput } from '../../parts/forms/ChoicesInput.tsx'

export function CampaignPeopleFields() {
  const users = useRecordSource('users', { where: { is_account_enabled: true } })
  return (
    <Section title="Specific users" subtitle="Who is to be observed in this campaign.">
      <ChoicesInput
        source="selectedUsers"
        choices={users}
        hint="Type a name, an email or an employee ID to find somebody."
      />
    </Section>
  )
}
