/** /campaigns: the columns of the campaigns' list (spec 2). */
import { useContext } from 'react'
import { Link, useCreatePath, useRecordContext } from 'react-admin'
import type { Campaign } from '#api/generated/contract.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import { useMe } from '../../foundation/auth/currentUser.ts'
import { formatDate } from '../../foundation/format/formatDate.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { type LinkedResource, RecordLink } from '../../parts/detail/RecordLink.tsx'
import { ColumnReading } from '../../parts/export/exportedTable.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'
import { NO_TASK } from './noTask.ts'

export function CampaignList() {
  const { type } = useMe()
  return (
    <EntityList title="Campaigns" addLabel="Add campaign" minWidth={900}>
      <EntityColumn<Campaign> source="name" link="show" render={name} exported={plainName} />
      <EntityColumn<Campaign> source="start_date" render={start} exported={startDay} />
      <EntityColumn<Campaign> source="end_date" render={end} exported={endDay} />
      <EntityColumn<Campaign> source="frequency" render={frequency} />
      <EntityColumn<Campaign> source="task.name" render={task} exported={taskName} />
      <EntityColumn<Campaign>
        source="department.name"
        render={related('departments', 'department')}
      />
      <EntityColumn<Campaign> source="location.name" render={related('locations', 'location')} />
      <EntityColumn<Campaign> source="observation_count" numeric />
      {canAccessAllClients(type) && <CampaignEditColumn />}
    </EntityList>
  )
}

const name = (campaign: Campaign) => <NameCell {...campaign} />

const plainName = ({ name }: Campaign) => name

const start = ({ start_date: day }: Campaign) => formatDate(day)

const startDay = ({ start_date: day }: Campaign) => day

const end = ({ end_date: day }: Campaign) => formatDate(day)

const endDay = ({ end_date: day }: Campaign) => day ?? null

const frequency = (campaign: Campaign) => enumLabels.campaignFrequency[campaign.frequency]

const taskName = ({ task }: Campaign) => task?.name ?? NO_TASK.name

const task = (campaign: Campaign) =>
  campaign.task ? related('tasks', 'task')(campaign) : NO_TASK.name

const related =
  (resource: LinkedResource, field: 'task' | 'location' | 'department') => (campaign: Campaign) => {
    const record = campaign[field]
    return (
      record && (
        <RecordLink
          resource={resource}
          id={record.id}
          clientId={campaign.client_id}
          name={record.name}
        />
      )
    )
  }

/** The way to each campaign's form; nothing to export. */
export function CampaignEditColumn() {
  const isRead = useContext(ColumnReading) !== null
  return isRead ? null : (
    <EntityColumn<Campaign> source="id" label="Edit" disableSort render={renderEditLink} />
  )
}

const renderEditLink = ({ deleted_at: deletedAt }: Campaign) => (deletedAt ? null : <EditLink />)

function EditLink() {
  const campaign = useRecordContext<Campaign>()
  const createPath = useCreatePath()
  if (!campaign) return null
  const to = createPath({ resource: 'campaigns', id: campaign.id, type: 'edit' })
  return (
    <Link to={to} aria-label={`Edit ${campaign.name}`}>
      Edit
    </Link>
  )
}
