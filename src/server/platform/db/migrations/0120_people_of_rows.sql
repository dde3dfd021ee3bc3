set local statement_timeout = 0;

-- Whether anything held about a person is elsewhere is asked of every column that names them.
create index videos_skeleton_misfit_by on videos (client_id, skeleton_misfit_by)
  where skeleton_misfit_by is not null;
create index comments_resolved_by on comments (client_id, resolved_by) where resolved_by is not null;
