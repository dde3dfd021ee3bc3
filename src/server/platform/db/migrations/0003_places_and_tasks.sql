create table locations (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  parent_id uuid check (parent_id <> id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, parent_id) references locations (client_id, id)
);
create unique index locations_name on locations
  (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;
create index locations_parent on locations (client_id, parent_id);
create index locations_search on locations using gin (searchable(name) gin_trgm_ops);
select make_tenant_table('locations');

create table departments (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  parent_id uuid check (parent_id <> id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, parent_id) references departments (client_id, id)
);
create unique index departments_name on departments
  (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name)) where deleted_at is null;
create index departments_parent on departments (client_id, parent_id);
create index departments_search on departments using gin (searchable(name) gin_trgm_ops);
select make_tenant_table('departments');

create table department_locations (
  client_id uuid not null,
  department_id uuid not null,
  location_id uuid not null,
  primary key (client_id, department_id, location_id),
  foreign key (client_id, department_id) references departments (client_id, id) on delete cascade,
  foreign key (client_id, location_id) references locations (client_id, id) on delete cascade
);
create index department_locations_location on department_locations (client_id, location_id);
select make_tenant_table('department_locations', false);

create table user_locations (
  client_id uuid not null,
  user_id uuid not null,
  location_id uuid not null,
  primary key (client_id, user_id, location_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  foreign key (client_id, location_id) references locations (client_id, id) on delete cascade
);
create index user_locations_location on user_locations (client_id, location_id);
select make_tenant_table('user_locations', false);

create table user_departments (
  client_id uuid not null,
  user_id uuid not null,
  department_id uuid not null,
  primary key (client_id, user_id, department_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade,
  foreign key (client_id, department_id) references departments (client_id, id) on delete cascade
);
create index user_departments_department on user_departments (client_id, department_id);
select make_tenant_table('user_departments', false);

create table gbs_videos (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  title text not null check (length(btrim(title)) between 1 and 200),
  description text check (length(description) <= 5000),
  file_location text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id)
);
create index gbs_videos_by_title on gbs_videos (client_id, title, id) where deleted_at is null;
select make_tenant_table('gbs_videos');

create table tasks (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  name text not null check (length(btrim(name)) between 1 and 200),
  is_pushing boolean not null default false,
  is_pulling boolean not null default false,
  uses_pull_tilt_take boolean not null default false check (is_pulling or not uses_pull_tilt_take),
  show_other_observation_option boolean not null default false,
  requires_manual_check boolean not null default true,
  task_principles text[] not null default '{}'
    check (task_principles <@ array['BIG_ENGINES', 'DIP_N_DRIVE', 'INSIDE_BASE', 'TURN_NOT_TWIST']),
  task_principles_override boolean not null default false
    check (not task_principles_override or cardinality(task_principles) > 0),
  gbs_video_id uuid,
  task_has_full_location_access boolean not null default true,
  task_has_full_department_access boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, gbs_video_id) references gbs_videos (client_id, id)
);
create index tasks_gbs_video on tasks (client_id, gbs_video_id);
create index tasks_by_name on tasks (client_id, name, id) where deleted_at is null;
create index tasks_search on tasks using gin (searchable(name) gin_trgm_ops);
select make_tenant_table('tasks');

create table task_locations (
  client_id uuid not null,
  task_id uuid not null,
  location_id uuid not null,
  primary key (client_id, task_id, location_id),
  foreign key (client_id, task_id) references tasks (client_id, id) on delete cascade,
  foreign key (client_id, location_id) references locations (client_id, id) on delete cascade
);
create index task_locations_location on task_locations (client_id, location_id);
select make_tenant_table('task_locations', false);

create table task_departments (
  client_id uuid not null,
  task_id uuid not null,
  department_id uuid not null,
  primary key (client_id, task_id, department_id),
  foreign key (client_id, task_id) references tasks (client_id, id) on delete cascade,
  foreign key (client_id, department_id) references departments (client_id, id) on delete cascade
);
create index task_departments_department on task_departments (client_id, department_id);
select make_tenant_table('task_departments', false);

create table task_users (
  client_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  primary key (client_id, task_id, user_id),
  foreign key (client_id, task_id) references tasks (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index task_users_user on task_users (client_id, user_id);
select make_tenant_table('task_users', false);
