-- Who opened a recording, and objections to a result.

-- A row for each person, recording and quarter of an hour. Nobody changes or removes one; they go with their recording.
create table recording_views (
  client_id uuid not null,
  video_id uuid not null,
  -- Of any client: the provider's people see every recording.
  user_id uuid not null,
  -- At that time.
  role text not null,
  -- When the quarter of an hour began.
  quarter timestamptz(3) not null,
  viewed_at timestamptz(3) not null,
  primary key (client_id, video_id, user_id, quarter),
  foreign key (client_id, video_id) references videos (client_id, id) on delete cascade
);
create index recording_views_user on recording_views (client_id, user_id, viewed_at desc);
select make_tenant_table('recording_views', false);
revoke update, delete on recording_views from pg_database_owner;

create table observation_contests (
  client_id uuid not null,
  id uuid not null,
  observation_id uuid not null,
  -- Who contests it: the person observed, or who made the observation.
  user_id uuid not null,
  reason text not null check (length(reason) <= 2000),
  -- Technique and principles when it was contested.
  result jsonb not null,
  created_at timestamptz(3) not null,
  answer text check (answer in ('UPHELD', 'CHANGED')),
  answer_text text check (length(answer_text) <= 2000),
  -- Of any client.
  answered_by uuid,
  answered_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id),
  check (num_nulls(answer, answer_text, answered_by, answered_at) in (0, 4))
);
create unique index observation_contests_open
  on observation_contests (client_id, observation_id, user_id) where answered_at is null;
create index observation_contests_observation on observation_contests (client_id, observation_id, created_at);
create index observation_contests_waiting
  on observation_contests (client_id, created_at, observation_id) where answered_at is null;
create index observation_contests_user on observation_contests (client_id, user_id, created_at);
select make_tenant_table('observation_contests', false);

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'CAMPAIGN_REMINDER', 'JOB_COMPLETE', 'JOB_FAILED', 'RESULT_CONTESTED', 'CONTEST_ANSWERED'));
