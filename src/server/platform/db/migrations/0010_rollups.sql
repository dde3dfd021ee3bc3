-- Counts of live observations by day, month and for ever, in the client's own days. The server's job alone writes them.
-- People have no months: most have so few observations in one that reading these themselves is quicker.
create table observation_rollups (
  client_id uuid not null,
  kind text not null check (kind in ('all', 'location', 'department', 'task', 'observer', 'observee')),
  period text not null check (period in ('day', 'month', 'ever')),
  -- The day, the month's first day, or -infinity.
  start date not null,
  -- Of the kind; nobody's id for all.
  reference uuid not null,
  total int not null,
  correct int not null,
  incorrect int not null,
  primary key (client_id, kind, period, start, reference)
) with (fillfactor = 90);
create index observation_rollups_reference on observation_rollups (client_id, kind, period, reference, start)
  where kind in ('location', 'department', 'task');
create index observation_rollups_empty on observation_rollups (client_id) where total = 0;
select make_tenant_table('observation_rollups', false);

-- The time zone whose days a client's counts are of. No row, or another zone than the client's: nothing to read there.
create table observation_rollup_zones (
  client_id uuid primary key references clients (id),
  time_zone text not null
);
select make_tenant_table('observation_rollup_zones', false);

-- Days in UTC with observations that the counts do not know yet: rows are added and removed, never changed, so writers
-- never wait for each other. Without a reference to clients, which the observation itself has.
create table observation_dirty_days (
  client_id uuid not null,
  day date not null
);
create index observation_dirty_days_day on observation_dirty_days (client_id, day);
select make_tenant_table('observation_dirty_days', false);

-- A reach of one client is spelt in the client's client_id.
create unique index clients_client on clients (client_id);

create function mark_added_days() returns trigger language plpgsql as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct n.client_id, (n.date at time zone 'UTC')::date from new_rows n where n.deleted_at is null;
  return null;
end $$;

create function mark_removed_days() returns trigger language plpgsql as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct o.client_id, (o.date at time zone 'UTC')::date from old_rows o where o.deleted_at is null;
  return null;
end $$;

create function mark_changed_days() returns trigger language plpgsql as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct changed.client_id, (changed.date at time zone 'UTC')::date
    from old_rows o full join new_rows n on n.client_id = o.client_id and n.id = o.id
    cross join lateral (values (o.client_id, o.date, o.deleted_at), (n.client_id, n.date, n.deleted_at))
      as changed (client_id, date, deleted_at)
    where changed.client_id is not null and changed.deleted_at is null
      and (o.date, o.deleted_at is null, o.technique,
          o.location_id, o.department_id, o.task_id, o.user_id, o.observee_id)
        is distinct from (n.date, n.deleted_at is null, n.technique,
          n.location_id, n.department_id, n.task_id, n.user_id, n.observee_id);
  return null;
end $$;

create trigger mark_added after insert on observations
  referencing new table as new_rows for each statement execute function mark_added_days();
create trigger mark_removed after delete on observations
  referencing old table as old_rows for each statement execute function mark_removed_days();
create trigger mark_changed after update on observations
  referencing old table as old_rows new table as new_rows for each statement execute function mark_changed_days();
