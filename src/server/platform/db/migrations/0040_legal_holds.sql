-- Several people may hold the same record, each until they end it themselves.
drop index legal_holds_active;
create unique index legal_holds_active on legal_holds (client_id, subject_id, placed_by) where ended_at is null;

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'CAMPAIGN_REMINDER', 'JOB_COMPLETE', 'JOB_FAILED', 'RESULT_CONTESTED', 'CONTEST_ANSWERED',
    'LEGAL_HOLD_ENDED'));
