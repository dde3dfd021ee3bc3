-- How long a client keeps recordings, and observations with names. Null: without limit.
alter table clients
  add recording_retention_days int check (recording_retention_days between 30 and 36500),
  add observation_retention_days int check (observation_retention_days between 30 and 36500);

-- An account without personal data: one that was erased, or the pseudonym of a person in old observations.
alter table users add pseudonymised_at timestamptz(3);
alter table observations add pseudonymised_at timestamptz(3);
-- Since when the recording and its keypoints are removed, and after how many days; null days: a person was erased.
alter table videos
  add recording_removed_at timestamptz(3),
  add recording_removed_after_days int check (recording_removed_after_days >= 30);
create index videos_removing on videos (client_id)
  where recording_removed_at is not null and (file_location is not null or raw_file_location is not null);

-- What is held is neither removed nor pseudonymised. Who placed or ended a hold may be the provider's.
create table legal_holds (
  client_id uuid not null references clients (id),
  id uuid not null,
  subject text not null check (subject in ('CLIENT', 'PERSON', 'OBSERVATION')),
  subject_id uuid not null,
  reason text not null check (length(btrim(reason)) between 1 and 500),
  placed_by uuid not null,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  ended_by uuid,
  primary key (client_id, id),
  check ((ended_at is null) = (ended_by is null))
);
create unique index legal_holds_active on legal_holds (client_id, subject_id) where ended_at is null;
select make_tenant_table('legal_holds', false);

-- Position of the entry that records the redaction of this one.
alter table audit_log add column redacted_by bigint;

-- Whether an entry is unchanged. A redacted one no longer has what its hash covers: its hash stays as a link of the
-- chain, and the entry that records the redaction holds a digest of that hash and of what is left.
create function audit_entry_fits(entry audit_log) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when $1.redacted_by is null then
    $1.hash = sha256($1.previous_hash || public.audit_text($1.client_id, $1.position, $1.id, $1.at, $1.user_id,
      $1.action, $1.entity, $1.record_id, $1.before, $1.after, $1.request_id))
  else exists (
    select from public.audit_log r
    where r.client_id = $1.client_id and r.position = $1.redacted_by and r.position > $1.position
      and r.entity = 'audit_log' and r.redacted_by is null
      and r.after -> 'redacted' ->> $1.position::text = encode(sha256($1.hash || public.audit_text($1.client_id,
        $1.position, $1.id, $1.at, $1.user_id, $1.action, $1.entity, $1.record_id, $1.before, $1.after,
        $1.request_id)), 'hex'))
  end;
end;

create function redacted_fields(details jsonb, fields text[]) returns jsonb
  language sql immutable
begin atomic
  select coalesce(jsonb_object_agg(d.key,
    case when d.key = any($2) and d.value <> 'null' then '"[removed]"'::jsonb else d.value end), '{}')
  from jsonb_each($1) d;
end;

-- Removes the values of `fields` from the entries about `records`, and their actor where `forget_actor` says so. The
-- entries get new ids, so that nobody can find what was removed by hashing guesses. An entry that was changed stays as
-- it is. `entry` records it, as append_audit takes it; its record is the person or the client whose data is removed.
-- Returns the number of entries. Called last in a transaction, as append_audit is.
create function redact_audit(request jsonb) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  client constant uuid := request -> 'entry' ->> 'client_id';
  records constant uuid[] := array(select r::uuid from jsonb_array_elements_text(request -> 'records') r);
  fields constant text[] := array(select f from jsonb_array_elements_text(request -> 'fields') f);
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
revoke execute on function redact_audit(jsonb) from public;
grant execute on function redact_audit(jsonb) to pg_database_owner;

create or replace function audit_breaks(client uuid, first bigint default 1, last bigint default null) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with head as (
    select coalesce(max(h.position), 0) as position, max(encode(h.hash, 'hex')) as hash
    from public.audit_heads h where h.client_id = $1
  ), entries as (
    select a.position, a.hash, a.previous_hash, case when a.redacted_by is null then
        a.hash = sha256(a.previous_hash || public.audit_text(a.client_id, a.position, a.id, a.at, a.user_id, a.action,
          a.entity, a.record_id, a.before, a.after, a.request_id))
      else public.audit_entry_fits(a) end as fits
    from public.audit_log a
    where a.client_id = $1 and (a.position >= $2 or $2 = 1) and (a.position <= $3 or $3 is null)
  ), walked as (
    select e.position, e.hash, e.previous_hash, e.fits, $2 - 1 + row_number() over in_order as expected,
      lag(e.hash, 1, coalesce(
        (select b.hash from public.audit_log b where b.client_id = $1 and b.position = $2 - 1), public.audit_start()
      )) over in_order as before_it
    from entries e window in_order as (order by e.position)
  ), seen as (
    select $2 + count(*) as next, min(w.expected) filter (
      where not w.fits or w.position <> w.expected or w.previous_hash <> w.before_it or w.expected > h.position
        or (w.position = h.position and encode(w.hash, 'hex') <> h.hash)) as broken
    from walked w cross join head h
  )
  select coalesce(s.broken, case when s.next <= coalesce($3, h.position) then s.next end) from seen s, head h;
end;
