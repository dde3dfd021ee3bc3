/** The way to each campaign's form; nothing to export. */
import { Link, useCreatePath, useRecordContext } from 'react-admin'
import { useContext } from 'react'
import type { Campaign } from '#api/generated/contract.ts'
import { ColumnReading } from '../../parts/export/columnReading.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'

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
