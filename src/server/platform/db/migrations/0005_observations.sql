create table videos (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  -- Who recorded it: only they make an observation of it.
  user_id uuid not null,
  file_location text,
  title text check (length(title) <= 200),
  description text check (length(description) <= 5000),
  is_inside_base boolean,
  is_turn_not_twist boolean,
  is_big_engines boolean,
  is_dip_n_drive boolean,
  is_other_option_correct boolean,
  other_details text check (length(other_details) <= 5000),
  is_arm_foot_aligned boolean,
  is_confined_space boolean,
  is_feet_inline boolean,
  is_hands_above_head boolean,
  selected_lift_length double precision check (selected_lift_length >= 0),
  lift_start_time double precision check (lift_start_time >= 0),
  lift_end_time double precision check (lift_end_time >= lift_start_time),
  average_body_angle double precision,
  video_size bigint check (video_size >= 0),
  platform text check (platform in ('ANDROID', 'IOS')),
  is_ai_inside_base_correct boolean,
  is_ai_turn_not_twist_correct boolean,
  is_ai_big_engines_correct boolean,
  is_ai_dip_n_drive_correct boolean,
  anonymous_observation boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, user_id) references users (client_id, id)
);
create index videos_user on videos (client_id, user_id);
create index videos_created on videos (created_at);
select make_tenant_table('videos');

create table video_keypoints (
  client_id uuid not null,
  video_id uuid not null,
  "timestamp" double precision not null check ("timestamp" >= 0),
  keypoints_3d jsonb not null,
  twist_angle double precision,
  body_angle double precision,
  lift_started boolean not null default false,
  foot_forward boolean,
  is_inside_base boolean,
  is_twisting boolean,
  is_big_engines boolean,
  is_dip_n_drive boolean,
  score jsonb not null default '{}',
  primary key (client_id, video_id, "timestamp"),
  foreign key (client_id, video_id) references videos (client_id, id) on delete cascade
);
select make_tenant_table('video_keypoints', false);

create table observations (
  client_id uuid not null references clients (id),
  id uuid not null unique,
  name text check (length(name) <= 500),
  kind text not null check (kind in ('OBSERVATION', 'MANUAL_OBSERVATION', 'SELF_ASSESSMENT')),
  department_id uuid not null,
  location_id uuid not null,
  campaign_id uuid,
  task_id uuid not null,
  video_id uuid,
  user_id uuid not null,
  observee_id uuid,
  unlinked_observee_name text check (length(btrim(unlinked_observee_name)) between 1 and 200),
  unlinked_observee_employee_id text check (length(btrim(unlinked_observee_employee_id)) between 1 and 100),
  technique text check (technique in ('correct', 'incorrect')),
  date timestamptz(3) not null,
  notes text check (length(notes) <= 10000),
  review_type text not null check (review_type in ('AI', 'MANUAL_OVERRIDE', 'MANUAL_TASK')),
  manual_override_reason text
    check (manual_override_reason in ('FEET_INLINE', 'FOOT_OBSCURED', 'MANUAL_OVERRIDE', 'ONE_HANDED_LIFT')),
  is_inside_base boolean,
  is_big_engines boolean,
  is_turn_not_twist boolean,
  is_dip_n_drive boolean,
  device_details jsonb,
  expo_build_number text check (length(expo_build_number) <= 100),
  did_user_ignore_angle_warning boolean,
  did_user_ignore_keypoint_warning boolean,
  hidden_keypoints text[] not null default '{}',
  ai_review_notes text check (length(ai_review_notes) <= 10000),
  ai_review_status text not null default 'UNREVIEWED'
    check (ai_review_status in ('TRUE_POSITIVE', 'TRUE_NEGATIVE', 'FALSE_POSITIVE', 'FALSE_NEGATIVE', 'UNREVIEWED')),
  ai_error_cause text[] not null default '{}' check (ai_error_cause <@ array[
    'BIG_ENGINES', 'DEVICE_ISSUE', 'DIP_N_DRIVE', 'INSIDE_BASE', 'INSUFFICIENT_MODEL_INFORMATION',
    'LIFT_SELECTION_TIMES', 'OTHER', 'RECORDING_TIMING', 'TURN_NOT_TWIST', 'USER_ERROR']),
  feedback_notes text check (length(feedback_notes) <= 10000),
  is_ai_prediction_correct boolean,
  internally_reviewed boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, department_id) references departments (client_id, id),
  foreign key (client_id, location_id) references locations (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, task_id) references tasks (client_id, id),
  foreign key (client_id, user_id) references users (client_id, id),
  foreign key (client_id, observee_id) references users (client_id, id),
  foreign key (client_id, video_id) references videos (client_id, id),
  check (observee_id is null or (unlinked_observee_name is null and unlinked_observee_employee_id is null)),
  check (observee_id is not null or unlinked_observee_name is not null or unlinked_observee_employee_id is not null)
);
-- A minute is the same instant in every zone whose offset is whole minutes, so UTC serves for all.
create unique index observations_duplicate on observations (
  client_id, task_id, location_id, department_id, date_trunc('minute', date at time zone 'UTC'),
  coalesce(observee_id::text, ''), lower(coalesce(unlinked_observee_name, '')),
  lower(coalesce(unlinked_observee_employee_id, ''))
) where deleted_at is null;
create unique index observations_video on observations (client_id, video_id);
-- The list's page, totals and filters come from these alone; the rest of a row is read for ten rows.
create index observations_list on observations (client_id, date desc, id desc)
  include (technique, department_id, location_id, task_id, user_id, observee_id, review_type, campaign_id)
  where deleted_at is null;
create index observations_deleted on observations (client_id, date desc, id desc) where deleted_at is not null;
create index observations_observer on observations (client_id, user_id, date desc, id desc)
  include (technique, observee_id);
create index observations_observee on observations (client_id, observee_id, date desc, id desc)
  include (technique, user_id);
create index observations_location on observations (client_id, location_id, date desc, id desc)
  include (technique, department_id);
create index observations_department on observations (client_id, department_id, date desc, id desc)
  include (technique, location_id);
create index observations_task on observations (client_id, task_id, date desc, id desc) include (technique);
create index observations_campaign on observations (client_id, campaign_id, date desc, id desc)
  include (technique, observee_id) where campaign_id is not null;
create index observations_search on observations using gin (
  searchable(coalesce(unlinked_observee_name, '') || ' ' || coalesce(unlinked_observee_employee_id, '') || ' ' || coalesce(notes, ''))
  gin_trgm_ops
);
select make_tenant_table('observations');
