-- Beyond a limit, attempts are allowed again after a wait that grows.
alter table throttles add column next_at timestamptz(3) not null default now();
