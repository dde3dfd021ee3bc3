/** /campaigns: the campaign list and its columns. */
import { Chip } from '@mui/material'
import { useMemo } from 'react'
import { Link, useCreatePath, useRecordContext } from 'react-admin'
import type { Campaign } from '#api/generated/contract.ts'
import { campaignState, campaignStateText } from '#domain/campaigns/campaignState.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { type LinkedResource, RecordLink } from '../../parts/detail/RecordLink.tsx'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'
import { DateText } from '../../parts/detail/DateText.tsx'

export function CampaignList() {
  const t = useT()
  const { type } = useMe()
  const today = useToday()
  const columns = useMemo(
    () => [nameColumn(today), ...COLUMNS, stateColumn(today), PROGRESS_COLUMN],
    [today],
  )
  const columnsWithEdit = useMemo(() => [...columns, EDIT_COLUMN], [columns])
  return (
    <EntityList
      title={t('menu.campaigns')}
      addLabel={t('resources.campaigns.action.create')}
      columns={canAccessAllClients(type) ? columnsWithEdit : columns}
    />
  )
}

const related =
  (resource: LinkedResource, field: 'task' | 'location' | 'department') => (campaign: Campaign) => {
    const record = campaign[field]
    return (
      record && <RecordLink resource={resource} record={record} clientId={campaign.client_id} />
    )
  }

function EditLink() {
  const t = useT()
  const campaign = useRecordContext<Campaign>()
  const createPath = useCreatePath()
  if (!campaign) return null
  const to = createPath({ resource: 'campaigns', id: campaign.id, type: 'edit' })
  return (
    <Link to={to} aria-label={t('campaigns.editOf', { name: campaign.name })}>
      {t('ra.action.edit')}
    </Link>
  )
}

const COLUMNS: Column<Campaign>[] = [
  {
    source: 'start_date',
    render: ({ start_date: day }) => <DateText day={day} />,
  },
  {
    source: 'end_date',
    labelled: true,
    render: ({ end_date: day }) => <DateText day={day ?? null} />,
  },
  {
    source: 'frequency',
    render: ({ frequency }) => t(`enums.campaignFrequency.${frequency}`),
  },
  {
    source: 'task.name',
    render: (campaign) =>
      campaign.task ? related('tasks', 'task')(campaign) : t('campaigns.noTask'),
  },
  {
    source: 'department.name',
    render: related('departments', 'department'),
  },
  {
    source: 'location.name',
    render: related('locations', 'location'),
  },
  { source: 'observation_count', numeric: true },
]

/** Says before the name, which every width shows, when a campaign cannot go on. */
const nameColumn = (today: string): Column<Campaign> => ({
  source: 'name',
  link: 'show',
  render: (campaign) => (
    <>
      {campaignState(campaign, today) === 'BLOCKED' && (
        <Chip label={t('enums.campaignState.BLOCKED')} color="incorrect" />
      )}
      <NameCell {...campaign} />
    </>
  ),
})

const stateColumn = (today: string): Column<Campaign> => ({
  source: 'state',
  hiddenBelow: 'xl',
  render: (campaign) => {
    const state = campaignState(campaign, today)
    return state === 'BLOCKED' ? (
      campaignStateText(state, campaign.obstacles, t)
    ) : (
      <Chip
        label={t(`enums.campaignState.${state}`)}
        color={state === 'ACTIVE' ? 'correct' : 'unknown'}
      />
    )
  },
})

/** People observed often enough in the current occurrence, the last, or the first to come. */
const PROGRESS_COLUMN: Column<Campaign> = {
  source: 'progress',
  labelled: true,
  sortable: false,
  hiddenBelow: 'xl',
  render: ({ observed_user_count: done, not_observed_user_count: open }) =>
    t('campaigns.observedOfAll', { done, all: done + open }),
}

const EDIT_COLUMN: Column<Campaign> = {
  source: 'id',
  label: 'ra.action.edit',
  sortable: false,
  render: ({ deleted_at: deletedAt }) => (deletedAt ? null : <EditLink />),
}
