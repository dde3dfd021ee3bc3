/** The SELECT of an observation as the contract has it: its columns, and the records it points at as objects. */
import { sql, type RawBuilder } from 'kysely'
import type { InReach } from '../db/database.ts'
import { namedRecord, person } from '../list/named.ts'

/** `from` has the observation as `o`; a WHERE may follow. */
export function observationRows(
  inReach: InReach,
  { from, withVideo }: { from: RawBuilder<unknown>; withVideo: boolean },
): RawBuilder<unknown> {
  const video = withVideo
    ? {
        column: sql`, case when v.id is not null then row_to_json(v) end as video`,
        join: videoOf(inReach),
      }
    : { column: sql``, join: sql`` }
  return sql`select o.*,
      ${namedRecord('l')} as location,
      ${namedRecord('d')} as department,
      ${namedRecord('ca')} as campaign,
      ${task} as task,
      ${person('ob', 'c')} as "user",
      ${person('oe', 'c')} as observee,
      json_build_object('id', c.id, 'company_name', c.company_name, 'deleted_at', c.deleted_at) as client
      ${video.column}
    from ${from}
    join clients c on c.id = o.client_id
    join locations l on l.client_id = o.client_id and l.id = o.location_id
    join departments d on d.client_id = o.client_id and d.id = o.department_id
    join tasks t on t.client_id = o.client_id and t.id = o.task_id
    join users ob on ob.client_id = o.client_id and ob.id = o.user_id
    left join users oe on oe.client_id = o.client_id and oe.id = o.observee_id
    left join campaigns ca on ca.client_id = o.client_id and ca.id = o.campaign_id
    ${video.join}`
}

const TASK_COLUMNS = [
  'id',
  'name',
  'is_pushing',
  'is_pulling',
  'uses_pull_tilt_take',
  'show_other_observation_option',
  'requires_manual_check',
  'task_principles',
  'task_principles_override',
  'gbs_video_id',
  'deleted_at',
]

const task = sql`json_build_object(${sql.join(
  TASK_COLUMNS.flatMap((column) => [sql.lit(column), sql.ref(`t.${column}`)]),
)})`

const videoOf = (inReach: InReach): RawBuilder<unknown> =>
  sql`left join videos v on ${inReach('v')} and v.id = o.video_id`
