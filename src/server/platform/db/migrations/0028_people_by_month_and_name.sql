set local statement_timeout = 0;

-- Counts of people have months, too: analytics by person of a year read twelve rows instead of every observation in it. As
-- with days, those of a kind and a month are in one row.
alter table observation_people_days rename to observation_people_counts;
alter table observation_people_counts
  add column period text not null default 'day' check (period in ('day', 'month'));
alter table observation_people_counts
  alter column period drop default,
  drop constraint observation_people_days_pkey,
  add primary key (client_id, kind, period, start);

insert into observation_people_counts (client_id, kind, period, start, people, total, correct, incorrect)
  select m.client_id, m.kind, 'month', m.start, array_agg(m.person order by m.person),
    array_agg(m.total order by m.person), array_agg(m.correct order by m.person),
    array_agg(m.incorrect order by m.person)
  from (
    select d.client_id, d.kind, date_trunc('month', d.start::timestamp)::date as start, p.person,
      sum(p.total)::int as total, sum(p.correct)::int as correct, sum(p.incorrect)::int as incorrect
    from observation_people_counts d
    cross join unnest(d.people, d.total, d.correct, d.incorrect) as p (person, total, correct, incorrect)
    group by 1, 2, 3, 4
  ) m group by m.client_id, m.kind, m.start;

-- Observations of people without an account in the order of their names. The others are read person by person.
create index observations_unlinked on observations (
  client_id,
  searchable(coalesce(unlinked_observee_name, unlinked_observee_employee_id)) collate "C",
  date,
  id
) where observee_id is null and deleted_at is null;
