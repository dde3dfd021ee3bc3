/** What a campaign is, whom it is for, and its reminders. */
import type { Campaign } from '#api/generated/contract.ts'
import { Facts } from '../../detail/Facts.tsx'
import type { Fact } from '../../detail/Facts.tsx'
import { RecordLink } from '../../detail/RecordLink.tsx'
import type { LinkedResource } from '../../detail/RecordLink.tsx'
import { RelatedRecords } from '../../detail/RelatedRecords.tsx'
import { Section } from '../../detail/Section.tsx'
import { shownInstant } from '../../detail/shownInstant.ts'
import { nameOf } from '../../forms/entered.ts'
import { reminderFacts } from '../reminderFacts.ts'
import { wordsOf } from '../wordedCampaign.ts'

export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const related = (resource: LinkedResource, field: Related, none: string) =>
    linked(campaign, resource, field) ?? none
  return (
    <Section title="Campaign">
      <Facts
        facts={[
          ['Name', campaign.name],
          ['Type', wordsOf('typeOfCampaign', campaign.type)],
          ['Task', related('tasks', 'task', 'No task')],
          ['Start date', wordsOf('startDate', campaign.start_date)],
          ['End date', wordsOf('endDate', campaign.end_date ?? null)],
          ['Frequency', wordsOf('frequency', campaign.frequency)],
          ['Observations required', `${campaign.num_observations_required ?? 1} of each person`],
          ...whoOf(campaign, related),
          ...reminderFacts({
            app: campaign.app_notifications_enabled,
            email: campaign.email_notifications_enabled,
            level: campaign.reminder_alert_user_level,
            frequency: campaign.notification_frequency,
          }),
          ['Observations', campaign.observation_count],
          ['Added', shownInstant(campaign.created_at)],
          ['Last changed', shownInstant(campaign.updated_at)],
        ]}
      />
    </Section>
  )
}

type Related = 'task' | 'location' | 'department'

function whoOf(campaign: Campaign, related: RelatedFact): Fact[] {
  const { has_selected_users: hasUsers, selected_users: people, client_id: clientId } = campaign
  if (hasUsers)
    return [
      [
        'Specific users',
        <RelatedRecords key="users" resource="users" clientId={clientId} records={people} />,
      ],
    ]
  if (!campaign.location && !campaign.department) return [['People', 'Everybody of the client']]
  return [
    ['Location', related('locations', 'location', 'All locations')],
    ['Department', related('departments', 'department', 'All departments')],
  ]
}

type RelatedFact = (resource: LinkedResource, field: Related, none: string) => Fact[1]

function linked(campaign: Campaign, resource: LinkedResource, field: Related): Fact[1] {
  const record = campaign[field]
  return (
    record && (
      <RecordLink
        key={field}
        resource={resource}
        id={record.id}
        clientId={campaign.client_id}
        name={nameOf(record)}
      />
    )
  )
}
