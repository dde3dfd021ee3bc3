/** The columns of every list of observations. */
import { Chip } from '@mui/material'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { VERDICT_LABELS, verdictOfTechnique } from '#domain/observations/answers.ts'
import { VerdictChip } from '../../parts/verdict/VerdictChip.tsx'
import { fullNameOf, observeeName, type ObservationRow } from './observationRecord.ts'
import { RecordLink } from '../../parts/detail/RecordLink.tsx'
import { formatDateTime } from '../../foundation/format/formatDate.ts'

export function ObservationColumns({ without }: { without?: RedundantColumn | undefined }) {
  const { ai_enabled: hasAi } = useCurrentClient()
  return (
    <>
      <EntityColumn<ObservationRow>
        source="date"
        link="show"
        render={renderDate}
        exported={exportDate}
      />
      <EntityColumn<ObservationRow>
        source="observee.firstname"
        render={renderObservee}
        exported={observeeName}
      />
      <EntityColumn<ObservationRow>
        source="technique"
        render={technique}
        exported={exportTechnique}
      />
      {without !== 'tasks' && <EntityColumn<ObservationRow> source="task.name" />}
      {without !== 'locations' && (
        <EntityColumn<ObservationRow> source="location.name" render={location} />
      )}
      {without !== 'departments' && (
        <EntityColumn<ObservationRow> source="department.name" render={department} />
      )}
      <EntityColumn<ObservationRow>
        source="user.firstname"
        render={observer}
        exported={exportObserver}
      />
      <EntityColumn<ObservationRow> source="review_type" render={reviewType} />
      {hasAi && <EntityColumn<ObservationRow> source="ai_review_status" render={aiReview} />}
    </>
  )
}

/** A column that would say the same in every row. */
export type RedundantColumn = 'tasks' | 'locations' | 'departments'

const renderDate = ({ date, deleted_at: deletedAt }: ObservationRow) => (
  <>
    {formatDateTime(date)} {deletedAt && <Chip label="Deleted" />}
  </>
)

const exportDate = ({ date }: ObservationRow) => new Date(date)

const renderObservee = (row: ObservationRow) =>
  row.observee ? (
    <RecordLink
      resource="users"
      id={row.observee.id}
      clientId={row.client_id}
      name={observeeName(row)}
    />
  ) : (
    observeeName(row)
  )

const location = ({ location, client_id: clientId }: ObservationRow) => (
  <RecordLink resource="locations" id={location.id} clientId={clientId} name={location.name} />
)

const department = ({ department, client_id: clientId }: ObservationRow) => (
  <RecordLink
    resource="departments"
    id={department.id}
    clientId={clientId}
    name={department.name}
  />
)

const observer = ({ user, client_id: clientId }: ObservationRow) => (
  <RecordLink resource="users" id={user.id} clientId={clientId} name={fullNameOf(user)} />
)

const exportObserver = ({ user }: ObservationRow) => fullNameOf(user)

const technique = ({ technique }: ObservationRow) => (
  <VerdictChip verdict={verdictOfTechnique(technique)} />
)

const exportTechnique = ({ technique }: ObservationRow) =>
  VERDICT_LABELS[verdictOfTechnique(technique)]

const reviewType = (row: ObservationRow) => enumLabels.reviewType[row.review_type]

/** Only what an analysis has judged can be reviewed. */
const aiReview = ({ review_type: type, ai_review_status: status }: ObservationRow) =>
  type === 'MANUAL_TASK' ? null : enumLabels.aiReviewStatus[status]
