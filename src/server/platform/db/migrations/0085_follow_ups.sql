-- Follow-ups of incorrect observations: who coaches whom at which task, until a later observation is correct.
create table follow_ups (
  client_id uuid not null,
  id uuid not null,
  -- The incorrect observation that it follows.
  observation_id uuid not null,
  -- The person observed, and the task.
  user_id uuid not null,
  task_id uuid not null,
  -- The principles that were incorrect.
  principles text[] not null default '{}',
  -- null: nobody yet.
  coach_id uuid,
  due_date date not null,
  gbs_video_id uuid,
  note text check (length(note) <= 2000),
  -- The agreement of the coach and the person.
  agreed text check (length(agreed) <= 2000),
  -- A person of any client; null: it opened by itself.
  opened_by uuid,
  state text not null default 'OPEN' check (state in ('OPEN', 'COACHED', 'CLOSED', 'WITHDRAWN')),
  seen_at timestamptz(3),
  coached_at timestamptz(3),
  closed_at timestamptz(3),
  closed_by_observation_id uuid,
  reopened_count integer not null default 0,
  escalated_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade,
  foreign key (client_id, closed_by_observation_id) references observations (client_id, id)
    on delete set null (closed_by_observation_id),
  foreign key (client_id, user_id) references users (client_id, id),
  foreign key (client_id, task_id) references tasks (client_id, id),
  foreign key (client_id, coach_id) references users (client_id, id),
  foreign key (client_id, gbs_video_id) references gbs_videos (client_id, id)
);
create unique index follow_ups_open on follow_ups (client_id, user_id, task_id)
  where state in ('OPEN', 'COACHED') and deleted_at is null;
create index follow_ups_id on follow_ups (id);
create index follow_ups_person on follow_ups (client_id, user_id, task_id);
create index follow_ups_observation on follow_ups (client_id, observation_id);
create index follow_ups_closing on follow_ups (client_id, closed_by_observation_id);
create index follow_ups_coach on follow_ups (client_id, coach_id);
create index follow_ups_task on follow_ups (client_id, task_id);
create index follow_ups_guidance on follow_ups (client_id, gbs_video_id);
create index follow_ups_due on follow_ups (client_id, due_date, id desc);
create index follow_ups_closed on follow_ups (client_id, closed_at);
select make_tenant_table('follow_ups');

alter table clients add column follow_up_after_incorrect integer
  check (follow_up_after_incorrect between 1 and 10);
