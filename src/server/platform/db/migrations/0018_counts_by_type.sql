set local statement_timeout = 0;

-- Of every client all observations are counted, and those of each type; by places, tasks and people only where there are
-- more than a few.
alter table observation_rollup_zones add column counts_records boolean not null default true;

-- A type's reference is its md5.
alter table observation_rollups
  drop constraint observation_rollups_kind_check1,
  add constraint observation_rollups_kind_check
    check (kind in ('all', 'type', 'location', 'department', 'task', 'observer', 'observee'));

create or replace function mark_changed_days() returns trigger language plpgsql as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct changed.client_id, (changed.date at time zone 'UTC')::date
    from old_rows o full join new_rows n on n.client_id = o.client_id and n.id = o.id
    cross join lateral (values (o.client_id, o.date, o.deleted_at), (n.client_id, n.date, n.deleted_at))
      as changed (client_id, date, deleted_at)
    where changed.client_id is not null and changed.deleted_at is null
      and (o.date, o.deleted_at is null, o.technique, o.review_type,
          o.location_id, o.department_id, o.task_id, o.user_id, o.observee_id)
        is distinct from (n.date, n.deleted_at is null, n.technique, n.review_type,
          n.location_id, n.department_id, n.task_id, n.user_id, n.observee_id);
  return null;
end $$;

-- Whatever a day holds is right as long as its month and all time hold the same: a marked day is counted anew.
with days as (
  select o.client_id, (o.date at time zone z.time_zone)::date as day, md5(o.review_type)::uuid as reference,
    count(*) as total, count(*) filter (where o.technique = 'correct') as correct,
    count(*) filter (where o.technique = 'incorrect') as incorrect
  from observations o join observation_rollup_zones z on z.client_id = o.client_id
  where o.deleted_at is null group by 1, 2, 3
)
insert into observation_rollups (client_id, kind, period, start, reference, total, correct, incorrect)
  select d.client_id, 'type', p.period, p.start, d.reference, sum(d.total), sum(d.correct), sum(d.incorrect)
  from days d cross join lateral (values ('day', d.day),
    ('month', date_trunc('month', d.day::timestamp)::date), ('ever', '-infinity'::date)) as p (period, start)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5;
