/** The statements that make observations, in the order of their days, and the videos of those that have one. */
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import {
  chance,
  pick,
  word,
  FIRSTNAMES,
  LASTNAMES,
  NOTED,
  PLACES,
  RARE,
  seededIdSql as id,
  type SeedStep,
} from './seedSql.ts'
import { bounds, DAYS, shares } from './seedSizes.ts'

export interface ObservationsToSeed {
  observations: number
  /** 'YYYY-MM-DD', in every client's time zone. */
  lastDay: string
}

export function seedObservations({ observations, lastDay }: ObservationsToSeed): SeedStep[] {
  const days = bounds(dayWeights(lastDay))
  const others = bounds(shares())
  return Array.from({ length: Math.ceil(observations / AT_ONCE) }, (_, part) => {
    const from = part * AT_ONCE
    const until = Math.min(observations, from + AT_ONCE)
    const values = [from, until - 1, observations, lastDay, days, others]
    return [
      { text: DRAWN, values },
      { text: VIDEOS },
      { text: OBSERVATIONS },
      { name: `observations up to ${until.toLocaleString('en')}`, text: 'drop table drawn' },
    ]
  }).flat()
}

const AT_ONCE = 250_000

/** Weekends are quiet, and there is a little more every year. */
function dayWeights(lastDay: string): number[] {
  const last = Date.parse(`${lastDay}T00:00:00Z`)
  return Array.from({ length: DAYS }, (_, day) => {
    const weekday = new Date(last - (DAYS - 1 - day) * 86_400_000).getUTCDay()
    const quiet = weekday === 6 ? 0.25 : weekday === 0 ? 0.1 : 1
    return quiet * (1 + (0.4 * day) / DAYS)
  })
}

/** Most are made between six and six, around noon. */
const seconds = `case when ${chance('n', 10)} < 0.94
  then 21600 + 43200 * (${chance('n', 11)} + ${chance('n', 12)}) / 2 else 86399 * ${chance('n', 11)} end`

/** Every other one is the big client's. What several columns follow from is drawn once. */
const DRAWN = `create temporary table drawn as
  select n, c.*,
    (($4::date - ${DAYS - 1} + width_bucket((n + 0.5) / $3::float8, $5::float8[])) + floor(${seconds}) * interval '1 second')
      at time zone c."timeZone" as date,
    ${pick('n', 13, 'c.observers', 2)} as observer, ${pick('n', 14, 'c.users', 1.5)} as observee,
    ${pick('n', 15, 'c.locations', 2)} as location, ${pick('n', 16, 'c.departments', 2)} as department,
    ${pick('n', 17, 'c.tasks', 2)} as task,
    ${chance('n', 18)} < 0.05 as is_unlinked, ${chance('n', 19)} < 0.08 as is_self,
    case when not c."hasAi" then 'MANUAL_TASK' when ${chance('n', 20)} < 0.1 then 'AI'
      when ${chance('n', 20)} < 0.12 then 'MANUAL_OVERRIDE' else 'MANUAL_TASK' end as review,
    -- Some places are worse than others.
    ${chance('n', 21)} < 0.72 + 0.2 * ${chance('c.client * 10000', 22)} as is_correct,
    ${pick('n', 23, '4')} as fault
  from generate_series($1::int, $2::int) n
  join seeded_clients c on c.client = case when n % 2 = 0 then 0 else 1 + width_bucket(${chance('n', 24)},
    $6::float8[]) end`

const observerId = id('user', 'client', 'case when is_self then observee else observer end')
const flag = (fault: number) => `is_correct or fault <> ${fault}`
const FLAGS = `${flag(0)}, ${flag(1)}, ${flag(2)}, ${flag(3)}`

const VIDEOS = `insert into videos (client_id, id, user_id, file_location, is_inside_base, is_big_engines,
    is_turn_not_twist, is_dip_n_drive, is_ai_inside_base_correct, selected_lift_length, lift_start_time,
    lift_end_time, video_size, platform, model_hash, thresholds_version, capture_quality, created_at, updated_at)
  select client_id, ${id('video', '0', 'n')}, ${observerId}, 'videos/' || n || '.mp4', ${FLAGS}, true, 2.5, 1, 3.5,
    4000000 + n % 1000000, case when n % 3 = 0 then 'ANDROID' else 'IOS' end,
    case n % 5 when 0 then null when 1 then repeat('a', 64) else '${POSE_MODEL_HASH}' end,
    case when n % 5 > 0 then 1 + n % 3 end,
    case when n % 5 > 0 then (array['POOR', 'FAIR', 'GOOD'])[1 + least(n % 7, 2)] end, date, date
  from drawn where review <> 'MANUAL_TASK'`

const notes = `case when ${chance('n', 25)} < 0.3 then ${word('n', 26, NOTED, 2)} || ' near '
  || lower(${word('n', 27, PLACES, 2)}) || ' ' || ${pick('n', 28, '1000')}
  || case when ${chance('n', 29)} < 0.001 then ', beside a ' || ${word('n', 30, RARE)} else '' end end`

const OBSERVATIONS = `insert into observations (client_id, id, kind, department_id, location_id, campaign_id, task_id,
    video_id, user_id, observee_id, unlinked_observee_name, unlinked_observee_employee_id, technique, ai_technique,
    date, notes, review_type, manual_override_reason, is_inside_base, is_big_engines, is_turn_not_twist,
    is_dip_n_drive, created_at, updated_at, deleted_at)
  select client_id, ${id('observation', '0', 'n')},
    case when review <> 'MANUAL_TASK' then 'OBSERVATION' when is_self then 'SELF_ASSESSMENT' else 'MANUAL_OBSERVATION' end,
    ${id('department', 'client', 'department')}, ${id('location', 'client', 'location')},
    case when campaigns > 0 and ${chance('n', 31)} < 0.03
      then ${id('campaign', 'client', pick('n', 32, 'campaigns'))} end,
    ${id('task', 'client', 'task')}, case when review <> 'MANUAL_TASK' then ${id('video', '0', 'n')} end,
    ${observerId}, case when is_self or not is_unlinked then ${id('user', 'client', 'observee')} end,
    case when is_unlinked and not is_self then ${word('n', 33, FIRSTNAMES)} || ' ' || ${word('n', 34, LASTNAMES)} end,
    case when is_unlinked and not is_self and n % 2 = 0 then 'X-' || ${pick('n', 35, '5000')} end,
    case when is_correct then 'correct' else 'incorrect' end,
    case review when 'AI' then case when is_correct then 'correct' else 'incorrect' end
      when 'MANUAL_OVERRIDE' then case when is_correct then 'incorrect' else 'correct' end end,
    date, ${notes}, review, case when review = 'MANUAL_OVERRIDE' then 'FOOT_OBSCURED' end,
    ${FLAGS}, date + interval '5 minutes', date + interval '5 minutes',
    case when ${chance('n', 36)} < 0.02 then date + interval '1 day' end
  from drawn order by date`
