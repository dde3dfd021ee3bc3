-- When a new client's people hid the first steps; null: shown until all are done.
alter table clients add column getting_started_dismissed_at timestamptz;
