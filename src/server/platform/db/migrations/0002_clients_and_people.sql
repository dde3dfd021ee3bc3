create table clients (
  id uuid primary key,
  -- A client is its own tenant, so that one policy fits every table.
  client_id uuid generated always as (id) stored,
  company_name text not null check (length(btrim(company_name)) between 1 and 200),
  account_manager_id uuid,
  weekly_email_enabled boolean not null default false,
  monthly_email_enabled boolean not null default false,
  ai_enabled boolean not null default false,
  inactive_alert_user_level text not null default 'NONE'
    check (inactive_alert_user_level in ('NONE', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'BOTH')),
  inactive_alert_timeframe_months int not null default 3 check (inactive_alert_timeframe_months in (1, 3, 6, 12)),
  bad_lift_user_level text not null default 'NONE'
    check (bad_lift_user_level in ('NONE', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'BOTH')),
  number_bad_lifts_to_alert int not null default 3 check (number_bad_lifts_to_alert between 1 and 10),
  color text not null default '#faa61a' check (color ~ '^#[0-9a-f]{6}$'),
  logo_file text,
  show_ai_feedback_options boolean not null default false,
  show_manual_override_options boolean not null default false,
  can_pick_observer boolean not null default false,
  can_use_not_applicable boolean not null default false,
  display_employee_id boolean not null default false,
  anonymous_observations_enabled boolean not null default false,
  show_ai_results_breakdown boolean not null default false,
  time_zone text not null default 'UTC' check (length(time_zone) between 1 and 64),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3)
);
create unique index clients_company_name on clients (lower(company_name)) where deleted_at is null;
select make_tenant_table('clients');

create table users (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  firstname text not null check (length(btrim(firstname)) between 1 and 100),
  lastname text not null check (length(lastname) <= 100),
  email text not null check (email = lower(email) and length(email) between 3 and 320 and email like '%_@_%'),
  employee_id text check (length(employee_id) between 1 and 100),
  title text check (length(title) <= 100),
  type text not null check (type in
    ('PROVIDER_SUPER_USER', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE')),
  is_account_enabled boolean not null default true,
  password_hash text,
  user_has_full_location_access boolean not null default true,
  user_has_full_department_access boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id)
);
create unique index users_email on users (email) where deleted_at is null;
create unique index users_employee_id on users (client_id, employee_id) where deleted_at is null;
create index users_by_name on users (client_id, firstname, lastname, id) where deleted_at is null;
create index users_search on users using gin
  (searchable(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(employee_id, '')) gin_trgm_ops);
select make_tenant_table('users');
-- The account manager is the provider's, so this one reference leaves the tenant.
alter table clients add constraint clients_account_manager foreign key (account_manager_id) references users (id);
create index clients_account_manager on clients (account_manager_id);

create table sessions (
  client_id uuid not null,
  id uuid primary key,
  user_id uuid not null,
  token_hash text not null unique,
  previous_hash text unique,
  rotated_at timestamptz(3),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index sessions_of_user on sessions (client_id, user_id);
select make_tenant_table('sessions', false);
