/** /campaigns/{id}: the progress of each occurrence of a campaign, its properties, and its observations. */
import AddIcon from '@mui/icons-material/Add'
import { Alert, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { Campaign } from '#api/generated/contract.ts'
import { campaignState } from '#domain/campaigns/campaignState.ts'
import { occurrenceOn } from '#domain/campaigns/occurrences.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { EntityShow } from '../../parts/detail/EntityShow.tsx'
import { type Property, PropertySection } from '../../parts/detail/PropertyList.tsx'
import { type LinkedResource, RecordLink } from '../../parts/detail/RecordLink.tsx'
import { RelatedRecords } from '../../parts/detail/RelatedRecords.tsx'
import { RelatedObservations } from '../observations/RelatedObservations.tsx'
import { useMayAct } from '../../foundation/router/mayAct.ts'
import { PRESELECTED_CAMPAIGN_PARAM } from '../../foundation/router/observationListPath.ts'
import { CampaignProgress } from './CampaignProgress.tsx'
import { campaignValueText, reminderProperties } from './campaignLabels.ts'
import { DateText } from '../../parts/detail/DateText.tsx'

export function CampaignShow() {
  return (
    <EntityShow<Campaign> actions={addObservationButton}>
      {(campaign) => (
        <>
          <CampaignObstacles campaign={campaign} />
          <CampaignProgress campaign={campaign} />
          <CampaignProperties campaign={campaign} />
          <RelatedObservations
            filter={{ campaignIds: [campaign.id] }}
            {...(campaign.task ? { without: 'tasks' as const } : {})}
          />
        </>
      )}
    </EntityShow>
  )
}

/** Says why a campaign that is not over cannot go on, and what makes it go on. */
function CampaignObstacles({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const state = campaignState(campaign, useToday())
  if (state !== 'BLOCKED' || campaign.deleted_at) return null
  return (
    <Alert severity="warning">
      {t('campaigns.blockedMeans', {
        reasons: formatList(campaign.obstacles.map((each) => t(`enums.campaignObstacle.${each}`))),
      })}
    </Alert>
  )
}

const addObservationButton = (campaign: Campaign) => <AddObservationButton campaign={campaign} />

/** Properties of a campaign, its audience and its reminders. */
export function CampaignProperties({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const related = (resource: LinkedResource, field: RelatedField, none: string) =>
    relatedLink(campaign, resource, field) ?? none
  return (
    <PropertySection<Campaign>
      title={t('campaigns.form.campaign')}
      properties={[
        'name',
        ['type', campaignValueText('type', campaign.type)],
        ['task.name', related('tasks', 'task', t('campaigns.noTask'))],
        ['start_date', <DateText key="start_date" day={campaign.start_date} />],
        [
          'end_date',
          campaign.end_date ? (
            <DateText key="end_date" day={campaign.end_date} />
          ) : (
            campaignValueText('end_date', null)
          ),
        ],
        ['frequency', campaignValueText('frequency', campaign.frequency)],
        [
          'num_observations_required',
          t('campaigns.required', { count: campaign.num_observations_required ?? 1 }),
        ],
        ...audienceProperties(campaign, related),
        ...reminderProperties({
          app: campaign.app_notifications_enabled,
          email: campaign.email_notifications_enabled,
          level: campaign.reminder_alert_user_level,
          frequency: campaign.notification_frequency,
        }),
        'observation_count',
        'created_at',
        'updated_at',
      ]}
    />
  )
}

type RelatedField = 'task' | 'location' | 'department'

function audienceProperties(campaign: Campaign, related: RelatedLink): Property[] {
  const { has_selected_users: hasUsers, selected_users: people, client_id: clientId } = campaign
  if (hasUsers)
    return [
      [
        'has_selected_users',
        <RelatedRecords key="users" resource="users" clientId={clientId} records={people} />,
      ],
    ]
  if (!campaign.location && !campaign.department) return [['audience', t('campaigns.everyone')]]
  return [
    ['location.name', related('locations', 'location', t('campaigns.allLocations'))],
    ['department.name', related('departments', 'department', t('campaigns.allDepartments'))],
    ['leaves_out_people_without_places', campaign.leaves_out_people_without_places],
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
      <RecordLink key={field} resource={resource} record={record} clientId={campaign.client_id} />
    )
  )
}

/** Button that opens a new observation for the campaign while it runs. */
export function AddObservationButton({ campaign }: { campaign: Campaign }) {
  const t = useT()
  const mayAdd = useMayAct({ resource: 'allobservations', action: 'create' })
  const today = useToday()
  const schedule = { ...campaign, end_date: campaign.end_date ?? null }
  const isAvailable =
    mayAdd &&
    !campaign.deleted_at &&
    campaign.obstacles.length === 0 &&
    occurrenceOn(schedule, today) !== null
  if (!isAvailable) return null
  return (
    <Button
      component={LinkBase}
      to={`/allobservations/create?${PRESELECTED_CAMPAIGN_PARAM}=${campaign.id}`}
      variant="outlined"
      startIcon={<AddIcon />}
    >
      {t('resources.allobservations.action.create')}
    </Button>
  )
}
