-- Removes the values of `fields` from the entries about `records` (where `requests` is given, from those of these
-- requests alone), and their actor where `forget_actor` says so. The entries get new ids, so that nobody can find what
-- was removed by hashing guesses. An entry that was changed stays as
-- it is. `entry` records it, as append_audit takes it; its record is the person or the client whose data is removed.
-- Returns the number of entries. Called last in a transaction, as append_audit is.
create or replace function redact_audit(request jsonb) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  client constant uuid := request -> 'entry' ->> 'client_id';
  records constant uuid[] := array(select r::uuid from jsonb_array_elements_text(request -> 'records') r);
  fields constant text[] := array(select f from jsonb_array_elements_text(request -> 'fields') f);
  requests constant text[] := case when request ? 'requests'
    then array(select r from jsonb_array_elements_text(request -> 'requests') r) end;
  forget_actor constant boolean := request ->> 'forget_actor';
  recorded bigint;
  entry public.audit_log;
  digests jsonb := '{}';
  redacted int := 0;
begin
  if client is distinct from public.current_client() and not public.reaches_every_client() then
    raise insufficient_privilege using message = 'An audit entry of another client.';
  end if;
  select h.position + 1 into recorded from public.audit_heads h where h.client_id = client for update;
  for entry in
    select a.* from public.audit_log a
    where a.client_id = client and a.record_id = any(records) and a.entity <> 'audit_log'
      and (requests is null or a.request_id = any(requests))
      and (a.before ?| fields or a.after ?| fields or (forget_actor and a.user_id is not null))
    order by a.position
  loop
    continue when not public.audit_entry_fits(entry);
    entry.before := public.redacted_fields(entry.before, fields);
    entry.after := public.redacted_fields(entry.after, fields);
    entry.id := gen_random_uuid();
    if forget_actor then
      entry.user_id := null;
    end if;
    update public.audit_log a
      set before = entry.before, after = entry.after, id = entry.id, user_id = entry.user_id, redacted_by = recorded
      where a.client_id = client and a.position = entry.position;
    digests := digests || jsonb_build_object(entry.position::text, encode(sha256(entry.hash || public.audit_text(
      entry.client_id, entry.position, entry.id, entry.at, entry.user_id, entry.action, entry.entity, entry.record_id,
      entry.before, entry.after, entry.request_id)), 'hex'));
    redacted := redacted + 1;
  end loop;
  if redacted > 0 then
    perform public.append_audit(jsonb_build_array((request -> 'entry') || jsonb_build_object('action', 'DELETE',
      'entity', 'audit_log', 'before', '{}'::jsonb, 'after', jsonb_build_object('redacted', digests))));
  end if;
  return redacted;
end $$;
