/** The signed-in person and what their client switches on. */
import { sql } from 'kysely'
import type { MeParent } from '#api/parents.ts'
import { unauthenticated } from '#domain/errors.ts'
import type { Database } from '../db/database.ts'
import type { Session } from '../graphql/context.ts'

export async function readMe(db: Database, { clientId, userId }: Session): Promise<MeParent> {
  const [row] = await db.read<{ me: MeParent }>({ clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`
        select u.id, u.client_id, u.type, u.firstname, u.lastname, u.email, u.employee_id, u.title,
          u.user_has_full_location_access, u.user_has_full_department_access,
          json_build_object(
            'id', c.id, 'company_name', c.company_name, 'color', c.color, 'logo', c.logo, 'time_zone', c.time_zone,
            'ai_enabled', c.ai_enabled, 'show_ai_feedback_options', c.show_ai_feedback_options,
            'show_manual_override_options', c.show_manual_override_options,
            'show_ai_results_breakdown', c.show_ai_results_breakdown,
            'can_pick_observer', c.can_pick_observer, 'can_use_not_applicable', c.can_use_not_applicable,
            'display_employee_id', c.display_employee_id,
            'anonymous_observations_enabled', c.anonymous_observations_enabled) as client
        from users u join clients c on c.id = u.client_id
        where u.id = ${userId} and ${inReach('u')}`,
    ),
  )
  if (!row) throw unauthenticated()
  return row as unknown as MeParent
}
