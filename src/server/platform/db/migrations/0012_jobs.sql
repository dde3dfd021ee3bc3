-- Work that waits for its time or its turn, mails among it: written in the transaction of its cause, at most once for
-- each kind, person, subject and occurrence, so rows of work that is done stay as long as their cause could come again.
create table jobs (
  client_id uuid not null references clients (id),
  -- Of a mail also its Message-ID.
  id uuid not null unique,
  kind text not null,
  -- Whom a mail is for, or who asked for the work; an account manager is of another client. Null: nobody.
  user_id uuid,
  subject_id uuid not null,
  occurrence text not null default '',
  payload jsonb not null default '{}',
  -- The smaller, the sooner.
  priority smallint not null default 5,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  due_at timestamptz(3) not null,
  attempts int not null default 0,
  -- Who works on it, and until when nobody else may; on the database's clock.
  lease_holder uuid,
  lease_until timestamptz(3),
  progress smallint not null default 0 check (progress between 0 and 100),
  result jsonb,
  -- Why it failed, was cancelled, or waits for another try.
  error text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  primary key (client_id, id),
  unique nulls not distinct (client_id, kind, user_id, subject_id, occurrence),
  check ((state = 'running') = (lease_until is not null)),
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create index jobs_waiting on jobs (priority, due_at, id) where state = 'waiting';
create index jobs_running on jobs (lease_until) where state = 'running';
create index jobs_finished on jobs (finished_at) where state in ('done', 'failed', 'cancelled');
create index jobs_user on jobs (client_id, user_id, created_at desc);
select make_tenant_table('jobs', false);

-- Until when everything that time brings about was put into jobs. One row.
create table planner (
  "only" boolean primary key default true check ("only"),
  planned_until timestamptz(3) not null
);
grant select, insert, update on planner to pg_database_owner;

-- What a person is told in the app.
create table notifications (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('CAMPAIGN_REMINDER', 'JOB_COMPLETE', 'JOB_FAILED')),
  subject_id uuid not null,
  occurrence text not null default '',
  payload jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  primary key (client_id, id),
  unique (client_id, kind, user_id, subject_id, occurrence),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index notifications_user on notifications (client_id, user_id, created_at desc, id desc);
select make_tenant_table('notifications', false);

-- Mails that a person does not want.
create table mail_refusals (
  client_id uuid not null,
  user_id uuid not null,
  kind text not null,
  created_at timestamptz(3) not null default now(),
  primary key (client_id, user_id, kind),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select make_tenant_table('mail_refusals', false);

-- Of whom, and since when, an alert was given: once for each occurrence.
create table alerts (
  client_id uuid not null,
  kind text not null check (kind in ('inactivity', 'badLifts')),
  user_id uuid not null,
  occurrence text not null,
  created_at timestamptz(3) not null default now(),
  primary key (client_id, user_id, kind, occurrence),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select make_tenant_table('alerts', false);
