-- Analysis of a recording on the user's own machine. The server judges the keypoints itself and stores with which model
-- and thresholds. Null in all: results that another program sent, or no analysis.
alter table videos
  add processing_state text check (processing_state in ('COMPLETE', 'FAILED', 'IN_PROGRESS')),
  add processing_error text,
  add processing_started_at timestamptz(3),
  -- SHA-256 in hexadecimal digits.
  add model_hash text check (model_hash ~ '^[0-9a-f]{64}$'),
  add thresholds_version int check (thresholds_version >= 1),
  add capture_quality text check (capture_quality in ('GOOD', 'FAIR', 'POOR')),
  add capture_problems text[] not null default '{}',
  add proposed_lift_start_time double precision check (proposed_lift_start_time >= 0),
  add proposed_lift_end_time double precision check (proposed_lift_end_time >= proposed_lift_start_time),
  -- Per principle the verdict, its score, its evidence, or why it is unknown.
  add judgement jsonb,
  -- Pixels, and seconds.
  add picture_width int check (picture_width > 0),
  add picture_height int check (picture_height > 0),
  add recording_duration double precision check (recording_duration > 0),
  -- The recording itself, where the client and the person allow it; file_location is then the overlay.
  add raw_file_location text,
  add check ((processing_state is not distinct from 'FAILED') = (processing_error is not null)),
  add check (processing_state <> 'IN_PROGRESS' or processing_started_at is not null),
  add check (processing_state <> 'COMPLETE' or (judgement is not null and model_hash is not null
    and thresholds_version is not null and capture_quality is not null));

alter table video_keypoints
  -- Parts [x, y] in heights of the picture, from its top left corner.
  add keypoints_2d jsonb,
  -- People in the picture.
  add people int check (people >= 0);

alter table clients add raw_video_upload_enabled boolean not null default false;
