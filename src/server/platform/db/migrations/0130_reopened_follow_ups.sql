set local statement_timeout = 0;

-- When it went on again. How long one took to close counts from here, else from its creation.
alter table follow_ups add column reopened_at timestamptz(3);

update follow_ups f set reopened_at = (
  select max(o.created_at) from observations o
  where o.client_id = f.client_id and o.observee_id = f.user_id and o.task_id = f.task_id
    and o.technique = 'incorrect' and o.deleted_at is null
    and o.created_at > f.created_at and (f.closed_at is null or o.created_at < f.closed_at))
where f.reopened_count > 0;
