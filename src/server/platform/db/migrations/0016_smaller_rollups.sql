-- A database with millions of counts takes a while.
set local statement_timeout = 0;

-- Who has few observations is not counted in advance: reading these takes a millisecond or two, and each of their counts
-- would be of one or two of them and take more room. The job draws the same line.
create temporary table counted_clients on commit drop as
  select client_id from observations where deleted_at is null group by client_id having count(*) > 5000;
delete from observation_rollup_zones where client_id not in (select client_id from counted_clients);

-- The counts of people's days were half of all counts, and are read only when a day is counted anew, all of them at
-- once: so those of a kind and day stand in one row, in a sixth of the room.
create table observation_people_days (
  client_id uuid not null,
  kind text not null check (kind in ('observer', 'observee')),
  start date not null,
  -- The same place in each is the same person.
  people uuid[] not null,
  total int[] not null,
  correct int[] not null,
  incorrect int[] not null
);
insert into observation_people_days
  select r.client_id, r.kind, r.start, array_agg(r.reference order by r.reference),
    array_agg(r.total order by r.reference), array_agg(r.correct order by r.reference),
    array_agg(r.incorrect order by r.reference)
  from observation_rollups r join counted_clients using (client_id)
  where r.kind in ('observer', 'observee') and r.period = 'day'
  group by r.client_id, r.kind, r.start order by r.client_id, r.kind, r.start;
alter table observation_people_days add primary key (client_id, kind, start);
select make_tenant_table('observation_people_days', false);

-- The others stay, in a table without the room that was lost, and with one index: a record's counts are looked up in its
-- key, a day or a month at a time. An index about `total` made every change of a count one of every index; the job now
-- knows by itself what it has emptied.
alter table observation_rollups rename to earlier_rollups;
alter index observation_rollups_pkey rename to earlier_rollups_pkey;
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
  incorrect int not null
) with (fillfactor = 90);
insert into observation_rollups
  select r.client_id, r.kind, r.period, r.start, r.reference, r.total, r.correct, r.incorrect
  from earlier_rollups r join counted_clients using (client_id)
  where not (r.kind in ('observer', 'observee') and r.period = 'day')
  order by r.client_id, r.kind, r.period, r.start, r.reference;
alter table observation_rollups add primary key (client_id, kind, period, start, reference);
select make_tenant_table('observation_rollups', false);
drop table earlier_rollups;
