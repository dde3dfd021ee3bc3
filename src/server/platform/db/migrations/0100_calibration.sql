-- Recordings with an agreed truth, which people judge without seeing it, and their answers.

create table calibration_clips (
  client_id uuid not null,
  id uuid not null,
  observation_id uuid not null,
  -- The truth about each principle; null: people are not asked about it.
  is_inside_base boolean,
  is_big_engines boolean,
  is_turn_not_twist boolean,
  is_dip_n_drive boolean,
  -- The reason, shown after an answer.
  note text check (length(note) <= 2000),
  -- A person of any client, as the others below.
  created_by uuid not null,
  created_at timestamptz(3) not null,
  -- A second person who agrees with the truth; nobody is asked before.
  agreed_by uuid,
  agreed_at timestamptz(3),
  retired_by uuid,
  retired_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade,
  check (num_nonnulls(is_inside_base, is_big_engines, is_turn_not_twist, is_dip_n_drive) > 0),
  check (num_nulls(agreed_by, agreed_at) in (0, 2)),
  check (num_nulls(retired_by, retired_at) in (0, 2)),
  check (agreed_by <> created_by)
);
create unique index calibration_clips_active on calibration_clips (client_id, observation_id) where retired_at is null;
create index calibration_clips_observation on calibration_clips (client_id, observation_id);
select make_tenant_table('calibration_clips', false);

create table calibration_answers (
  client_id uuid not null,
  id uuid not null,
  clip_id uuid not null,
  user_id uuid not null,
  -- Null: cannot tell, or not asked.
  is_inside_base boolean,
  is_big_engines boolean,
  is_turn_not_twist boolean,
  is_dip_n_drive boolean,
  created_at timestamptz(3) not null,
  primary key (client_id, id),
  foreign key (client_id, clip_id) references calibration_clips (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id)
);
create index calibration_answers_user on calibration_answers (client_id, user_id, created_at);
create index calibration_answers_clip on calibration_answers (client_id, clip_id, user_id);
select make_tenant_table('calibration_answers', false);

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'CAMPAIGN_REMINDER', 'JOB_COMPLETE', 'JOB_FAILED', 'RESULT_CONTESTED', 'CONTEST_ANSWERED',
    'LEGAL_HOLD_ENDED', 'CALIBRATION_WAITING'));
