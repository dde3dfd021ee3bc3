-- Exports and imports: how far they are, and what is kept of them for a while.
alter table jobs
  add rows_done int not null default 0,
  add rows_total int,
  -- The key of a file to download.
  add file text,
  -- Until when it and what was uploaded are kept.
  add files_until timestamptz(3);
create index jobs_files on jobs (files_until) where files_until is not null;

alter table uploads
  drop constraint uploads_kind_check,
  add check (kind in ('CLIENT_LOGO', 'GBS_VIDEO', 'OBSERVATION_VIDEO', 'IMPORT_FILE'));
