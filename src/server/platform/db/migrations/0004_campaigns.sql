create table campaigns (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  start_date date not null,
  end_date date check (end_date >= start_date),
  frequency text not null check (frequency in ('oneTime', 'monthly', 'quarterly', 'annually')),
  type text not null check (type in ('ManualObservation', 'Observation')),
  task_id uuid,
  location_id uuid,
  department_id uuid,
  num_observations_required int check (num_observations_required between 1 and 10000),
  reminder_alert_user_level text check (reminder_alert_user_level in ('CLIENT_USER', 'CLIENT_OBSERVER', 'BOTH')),
  app_notifications_enabled boolean not null default false,
  email_notifications_enabled boolean not null default false,
  notification_frequency text check (notification_frequency in ('daily', 'weekly', 'monthly')),
  has_selected_users boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, task_id) references tasks (client_id, id),
  foreign key (client_id, location_id) references locations (client_id, id),
  foreign key (client_id, department_id) references departments (client_id, id),
  check ((app_notifications_enabled or email_notifications_enabled) = (notification_frequency is not null)),
  check (not has_selected_users or (location_id is null and department_id is null))
);
create index campaigns_by_name on campaigns (client_id, name, id) where deleted_at is null;
create index campaigns_task on campaigns (client_id, task_id);
create index campaigns_location on campaigns (client_id, location_id);
create index campaigns_department on campaigns (client_id, department_id);
create index campaigns_search on campaigns using gin (searchable(name) gin_trgm_ops);
select make_tenant_table('campaigns');

create table campaign_users (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  primary key (client_id, campaign_id, user_id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index campaign_users_user on campaign_users (client_id, user_id);
select make_tenant_table('campaign_users', false);
