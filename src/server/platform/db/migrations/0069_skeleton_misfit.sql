-- A person said that the drawn skeleton is not where the person in the recording is: its verdicts are unknown.
alter table videos
  add column skeleton_misfit_at timestamptz,
  add column skeleton_misfit_by uuid check (skeleton_misfit_by is null or skeleton_misfit_at is not null);
