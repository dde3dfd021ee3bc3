-- Actions on tasks and places: what is changed there, by whom and until when, and since when it is done.
create table task_actions (
  client_id uuid not null,
  id uuid not null,
  -- The task or the place that is changed: one of the two.
  task_id uuid,
  location_id uuid,
  principle text not null
    check (principle in ('INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE')),
  -- The change to make.
  note text not null check (length(note) <= 2000),
  -- null: nobody any more.
  owner_id uuid,
  due_date date not null,
  -- null: still to be done.
  done_at timestamptz(3),
  -- Both of any client.
  done_by uuid,
  created_by uuid not null,
  -- When the owner was told that it is overdue.
  overdue_told_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, task_id) references tasks (client_id, id),
  foreign key (client_id, location_id) references locations (client_id, id),
  foreign key (client_id, owner_id) references users (client_id, id),
  check (num_nonnulls(task_id, location_id) = 1),
  check (num_nulls(done_at, done_by) in (0, 2))
);
create index task_actions_id on task_actions (id);
create index task_actions_task on task_actions (client_id, task_id);
create index task_actions_location on task_actions (client_id, location_id);
create index task_actions_owner on task_actions (client_id, owner_id);
create index task_actions_due on task_actions (client_id, due_date, id desc);
select make_tenant_table('task_actions');
