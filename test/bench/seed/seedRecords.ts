/** The statements that make clients, their places, people, tasks and campaigns. */
import {
  pick,
  word,
  ACTS,
  FIRSTNAMES,
  LASTNAMES,
  PLACES,
  SITES,
  TEAMS,
  THINGS,
  seededIdSql as id,
  type SeedStep,
} from './seedSql.ts'
import type { SeededClient } from './seedSizes.ts'

export const emailOf = (client: number, person: number): string =>
  `person${person}@client${client}.example`

export function seedRecords(clients: readonly SeededClient[], passwordHash: string): SeedStep[] {
  return [
    { text: SIZES, values: [JSON.stringify(clients)] },
    { name: 'clients', text: CLIENTS },
    { name: 'locations', text: tree('locations', 'location', 20, placeName) },
    { name: 'departments', text: tree('departments', 'department', 50, word('n', 3, TEAMS)) },
    { name: 'users', text: USERS, values: [passwordHash] },
    { text: EMAILS },
    { name: 'tasks', text: TASKS },
    { name: 'campaigns', text: CAMPAIGNS },
    ...LINKS.map((text) => ({ text })),
    { name: 'who works where', text: 'analyze user_locations, task_locations' },
  ]
}

const SIZES = `create temporary table seeded_clients as
  select c.*, ${id('client', '0', 'c.client')} as client_id
  from jsonb_to_recordset($1::jsonb) as c (client int, users int, observers int, locations int, departments int,
    tasks int, campaigns int, "timeZone" text, "hasAi" boolean)`

const CLIENTS = `insert into clients (id, company_name, time_zone, ai_enabled, show_manual_override_options,
    can_pick_observer, can_use_not_applicable, display_employee_id)
  select client_id, case client when 0 then 'Big Client' else 'Client ' || client end, "timeZone", "hasAi", "hasAi",
    client % 2 = 0, client % 2 = 0, client % 4 = 0
  from seeded_clients order by client`

const placeName = `case when n < 20 then ${word('n', 2, SITES)} else ${word('n', 3, PLACES)} end`

/** The first ones lie at the top, ten inside each of the first others. */
const tree = (table: string, kind: 'location' | 'department', top: number, name: string) =>
  `insert into ${table} (client_id, id, name, parent_id)
  select client_id, ${id(kind, 'client', 'n')}, ${name} || ' ' || n + 1,
    case when n >= ${top} then ${id(kind, 'client', `(n - ${top}) / 10`)} end
  from seeded_clients cross join generate_series(0, ${table} - 1) n order by client, n`

/** A trigger does it otherwise. */
const EMAILS = `insert into account_emails (email, client_id, user_id)
  select email, client_id, id from users where deleted_at is null`

/** Observers come first, of them the client's super users. Everybody can sign in. */
const USERS = `insert into users (client_id, id, firstname, lastname, email, employee_id, type, password_hash,
    user_has_full_location_access, user_has_full_department_access)
  select client_id, ${id('user', 'client', 'n')}, ${word('n * 1000 + client', 4, FIRSTNAMES)},
    ${word('n * 1000 + client', 5, LASTNAMES)}, 'person' || n || '@client' || client || '.example', 'E-' || 10000 + n,
    case when client = 199 and n = 0 then 'PROVIDER_SUPER_USER' when n < 1 + users / 200 then 'CLIENT_SUPER_USER'
      when n < observers then 'CLIENT_OBSERVER' when n % 2 = 0 then 'CLIENT_USER' else 'CLIENT_OBSERVEE' end,
    $1,
    n % 10 <> 9, n % 20 <> 19
  from seeded_clients cross join generate_series(0, users - 1) n order by client, n`

const TASKS = `insert into tasks (client_id, id, name, is_pushing, is_pulling, requires_manual_check,
    task_has_full_location_access, task_has_full_department_access)
  select client_id, ${id('task', 'client', 'n')},
    ${word('n', 6, ACTS)} || ' a ' || ${word('n', 7, THINGS)} || ' ' || n + 1,
    n % 6 = 1, n % 6 = 2, n % 2 = 0, n % 4 <> 3, n % 4 <> 3
  from seeded_clients cross join generate_series(0, tasks - 1) n order by client, n`

const CAMPAIGNS = `insert into campaigns (client_id, id, name, start_date, end_date, frequency, type, task_id,
    num_observations_required)
  select client_id, ${id('campaign', 'client', 'n')}, 'Campaign ' || n + 1, current_date - 60 * n - 50,
    current_date - 60 * n + 10, case when n % 2 = 0 then 'oneTime' else 'monthly' end, 'Observation',
    case when n % 2 = 0 then ${id('task', 'client', 'n % tasks')} end, 5
  from seeded_clients cross join generate_series(0, campaigns - 1) n order by client, n`

const links = (
  table: string,
  [from, to]: ['user' | 'task' | 'department', 'location' | 'department'],
  { count, where }: { count: number; where: string },
) => `insert into ${table} (client_id, ${from}_id, ${to}_id)
  select distinct client_id, ${id(from, 'client', 'n')},
    ${id(to, 'client', pick('n * 10 + k', 8, `${to}s`))}
  from seeded_clients cross join generate_series(0, ${from}s - 1) n cross join generate_series(1, ${count}) k
  where ${where}`

const LINKS = [
  links('department_locations', ['department', 'location'], { count: 6, where: 'true' }),
  links('task_locations', ['task', 'location'], { count: 5, where: 'n % 4 = 3' }),
  links('task_departments', ['task', 'department'], { count: 5, where: 'n % 4 = 3' }),
  links('user_locations', ['user', 'location'], { count: 3, where: 'n % 10 = 9' }),
  links('user_departments', ['user', 'department'], {
    count: 3,
    where: `n % 20 = 19`,
  }),
]
