set local statement_timeout = 0;

-- The same for any text, in a third of the time: a function in SQL that cannot be inlined starts a query at each call, and
-- what is ASCII has no accents.
create or replace function searchable(text) returns text
  language plpgsql immutable parallel safe strict as $$
begin
  if octet_length($1) = length($1) then
    return lower($1);
  end if;
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));
end $$;

-- Two of three observations have no text: a search passes over them in the index, without reading them in the table. Reads
-- go on until the new indexes take the place of the old ones.
create index new_list on observations (
  client_id, date desc, id desc, (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, department_id, location_id, task_id, user_id, observee_id, review_type, campaign_id,
    is_inside_base, is_big_engines, is_turn_not_twist, is_dip_n_drive)
  where deleted_at is null;
create index new_location on observations (
  client_id, location_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, department_id, deleted_at);
create index new_department on observations (
  client_id, department_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, location_id, deleted_at);
create index new_task on observations (
  client_id, task_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, location_id, department_id, deleted_at);
create index new_observer on observations (
  client_id, user_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, observee_id, deleted_at);
create index new_observee on observations (
  client_id, observee_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, user_id, deleted_at);
create index new_campaign on observations (
  client_id, campaign_id, date desc, id desc,
  (coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null)
) include (technique, observee_id, user_id, location_id, department_id, deleted_at)
  where campaign_id is not null;

drop index observations_list, observations_location, observations_department, observations_task,
  observations_observer, observations_observee, observations_campaign;
alter index new_list rename to observations_list;
alter index new_location rename to observations_location;
alter index new_department rename to observations_department;
alter index new_task rename to observations_task;
alter index new_observer rename to observations_observer;
alter index new_observee rename to observations_observee;
alter index new_campaign rename to observations_campaign;

-- A list by the status of reviews begins with those that are reviewed, or ends with them.
create index observations_reviewed on observations (client_id, ai_review_status, date, id)
  where deleted_at is null and ai_review_status <> 'UNREVIEWED';
