set local statement_timeout = 0;

-- The search for anything held about a person reads every column that names them.
create index videos_skeleton_misfit_by on videos (client_id, skeleton_misfit_by)
  where skeleton_misfit_by is not null;
create index comments_resolved_by on comments (client_id, resolved_by) where resolved_by is not null;
