-- The report on the AI, and the totals behind its figures, come from this alone: half the time that the rows take.
create index observations_ai on observations (client_id, date desc, id desc)
  include (video_id, task_id, location_id, department_id, ai_review_status, ai_error_cause, expo_build_number)
  where deleted_at is null and review_type in ('AI', 'MANUAL_OVERRIDE');
