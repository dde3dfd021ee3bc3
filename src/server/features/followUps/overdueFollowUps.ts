/** Tells super users once of each follow-up whose due day has passed, every morning. */
import { rolesToAlert } from '#domain/roles.ts'
import { readAccounts } from '../../context/notices/readAccounts.ts'
import { remindOverdue } from '../../context/notices/remindOverdue.ts'
import { worksAtPlaces } from '../../context/visibility/visibility.ts'
import { sql } from '../../platform/db/sql.ts'

interface OverdueFollowUp {
  id: string
  due_date: string
  user_id: string
  coach_id: string | null
  location_id: string
  department_id: string
}

export const overdueFollowUps = remindOverdue({
  kind: 'escalateFollowUps',
  table: 'follow_ups',
  toldAt: 'escalated_at',
  isOpen: sql`record.state in ('OPEN', 'COACHED')`,
  notice: { kind: 'FOLLOW_UP_OVERDUE' },
  mailOfAll: 'mail.followUpsOverdue',
  readOverdue: async (transaction, isOverdue) => {
    const followUps = await transaction.sql<OverdueFollowUp>(
      (
        tenantFilter,
      ) => sql`select record.id, record.due_date, record.user_id, record.coach_id, observation.location_id,
        observation.department_id
        from follow_ups record
          join users person on person.client_id = record.client_id and person.id = record.user_id
          join tasks task on task.client_id = record.client_id and task.id = record.task_id
          join observations observation on observation.client_id = record.client_id and observation.id = record.observation_id
        where ${tenantFilter('record')} and ${isOverdue} and person.deleted_at is null and task.deleted_at is null
        order by record.id for no key update of record`,
    )
    const overdue = []
    for (const { user_id, coach_id, location_id, department_id, ...followUp } of followUps) {
      const places = { locations: [location_id], departments: [department_id] }
      const people = await readAccounts(
        transaction,
        rolesToAlert('CLIENT_SUPER_USER'),
        // As `visibleFollowUp` for each of them.
        (tenantFilter) =>
          sql`(person.id in (${user_id}, ${coach_id}) or ${worksAtPlaces(places, 'person', tenantFilter)})`,
      )
      overdue.push({ ...followUp, people })
    }
    return overdue
  },
})
