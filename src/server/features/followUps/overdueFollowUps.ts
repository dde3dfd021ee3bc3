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
  isOpen: sql`r.state in ('OPEN', 'COACHED')`,
  notice: { kind: 'FOLLOW_UP_OVERDUE' },
  mailOfAll: 'mail.followUpsOverdue',
  readOverdue: async (transaction, isOverdue) => {
    const followUps = await transaction.sql<OverdueFollowUp>(
      (
        tenantFilter,
      ) => sql`select r.id, r.due_date, r.user_id, r.coach_id, o.location_id, o.department_id
        from follow_ups r
          join users u on u.client_id = r.client_id and u.id = r.user_id
          join tasks t on t.client_id = r.client_id and t.id = r.task_id
          join observations o on o.client_id = r.client_id and o.id = r.observation_id
        where ${tenantFilter('r')} and ${isOverdue} and u.deleted_at is null and t.deleted_at is null
        order by r.id for no key update of r`,
    )
    const overdue = []
    for (const { user_id, coach_id, location_id, department_id, ...followUp } of followUps) {
      const places = { locations: [location_id], departments: [department_id] }
      const people = await readAccounts(
        transaction,
        rolesToAlert('CLIENT_SUPER_USER'),
        // As `visibleFollowUp` for each of them.
        (tenantFilter) =>
          sql`(u.id in (${user_id}, ${coach_id}) or ${worksAtPlaces(places, 'u', tenantFilter)})`,
      )
      overdue.push({ ...followUp, people })
    }
    return overdue
  },
})
