/** What a campaign is, whom it is for, and its reminders. */
import type { Campaign } from '#api/generated/contract.ts'
import { PropertyList } from '../../parts/detail/PropertyList.tsx'
import type { Property } from '../../parts/detail/PropertyList.tsx'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { LinkedResource } from '../../parts/detail/RecordLink.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { formatDateTime } from '../../foundation/format/shownInstant.ts'
import { displayName } from '../../parts/forms/entered.ts'
import { reminderProperties } from './reminderFacts.ts'
import { campaignValueText } from './wordedCampaign.ts'

export function CampaignProperties({ campaign }: { campaign: Campaign }) {
  const related = (resource: LinkedResource, field: RelatedField, none: string) =>
    relatedLink(campaign, resource, field) ?? none
  return (
    <Section title="Campaign">
      <PropertyList
        facts={[
          ['Name', campaign.name],
          ['Type', campaignValueText('typeOfCampaign', campaign.type)],
          ['Task', related('tasks', 'task', 'No task')],
          ['Start date', campaignValueText('startDate', campaign.start_date)],
          ['End date', campaignValueText('endDate', campaign.end_date ?? null)],
          ['Frequency', campaignValueText('frequency', campaign.frequency)],
          ['Observations required', `${campaign.num_observations_required ?? 1} of each person`],
          ...audienceProperties(campaign, related),
          ...reminderProperties({
            app: campaign.app_notifications_enabled,
            email: campaign.email_notifications_enabled,
            level: campaign.reminder_alert_user_level,
            frequency: campaign.notification_frequency,
          }),
          ['Observations', campaign.observation_count],
          ['Added', formatDateTime(campaign.created_at)],
          ['Last changed', formatDateTime(campaign.updated_at)],
        ]}
      />
    </Section>
  )
}

type RelatedField = 'task' | 'location' | 'department'

function audienceProperties(campaign: Campaign, related: RelatedLink): Property[] {
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

type RelatedLink = (resource: LinkedResource, field: RelatedField, none: string) => Property[1]

function relatedLink(
  campaign: Campaign,
  resource: LinkedResource,
  field: RelatedField,
): Property[1] {
  const record = campaign[field]
  return (
    record && (
      <RecordLink
        key={field}
        resource={resource}
        id={record.id}
        clientId={campaign.client_id}
        name={displayName(record)}
      />
    )
  )
}
