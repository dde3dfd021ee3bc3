-- The audit log becomes a chain for each client: its entries are numbered without gaps, and each one's hash covers the
-- entry and the hash before it. Nobody but append_audit writes it.
alter table audit_log add column position bigint, add column previous_hash bytea, add column hash bytea;

-- Where each client's chain ends: without it nobody would miss its newest entries.
create table audit_heads (
  client_id uuid primary key references clients (id),
  position bigint not null,
  hash bytea not null
) with (fillfactor = 10);
select make_tenant_table('audit_heads', false);
revoke insert, update, delete, truncate on audit_heads from pg_database_owner;

-- What the first entry of a chain is hashed with.
create function audit_start() returns bytea
  language sql immutable parallel safe
  return decode(repeat('00', 32), 'hex');

-- What a hash covers beside the one before it. jsonb writes its text in one way only: the keys in its own order, each
-- once, and instants without a zone in ISO form, whatever the settings of who asks. A list takes a quarter less time
-- than an object would.
create function audit_text(
  client_id uuid, "position" bigint, id uuid, at timestamptz, user_id uuid, action text, entity text, record_id uuid,
  before jsonb, after jsonb, request_id text
) returns bytea
  language sql stable parallel safe
  return convert_to(
    jsonb_build_array($1, $2, $3, $4 at time zone 'UTC', $5, $6, $7, $8, $9, $10, $11)::text, 'UTF8');

do $$
declare
  entry audit_log;
  head audit_heads;
begin
  for entry in select * from audit_log order by client_id, at, id loop
    if head.client_id is distinct from entry.client_id then
      head := (entry.client_id, 0, audit_start());
      insert into audit_heads values (head.client_id, head.position, head.hash);
    end if;
    entry.position := head.position + 1;
    entry.previous_hash := head.hash;
    entry.hash := sha256(entry.previous_hash || audit_text(entry.client_id, entry.position, entry.id, entry.at,
      entry.user_id, entry.action, entry.entity, entry.record_id, entry.before, entry.after, entry.request_id));
    update audit_log a set position = entry.position, previous_hash = entry.previous_hash, hash = entry.hash
      where a.client_id = entry.client_id and a.id = entry.id;
    head := (entry.client_id, entry.position, entry.hash);
    update audit_heads h set position = head.position, hash = head.hash where h.client_id = head.client_id;
  end loop;
end $$;

-- A chain's head names a client, so its entries need no reference of their own.
alter table audit_log
  alter column position set not null,
  alter column previous_hash set not null,
  alter column hash set not null,
  drop constraint audit_log_client_id_fkey,
  drop constraint audit_log_pkey,
  add primary key (client_id, position);

-- A record, a person, an action and days find their newest entries, and count all of them, without reading others. The
-- tables, which are few, have no index of their own: that of actions tells them without a row being read.
drop index audit_log_record;
create index audit_log_record on audit_log (client_id, record_id, position desc);
create index audit_log_user on audit_log (client_id, user_id, position desc);
create index audit_log_action on audit_log (client_id, action, position desc) include (entity, at);
create index audit_log_at on audit_log (client_id, at, position);
revoke insert, update, delete, truncate on audit_log from pg_database_owner;

-- Appends entries in their order. Whoever appends to the same chain waits until this transaction has ended, so it is
-- called last in a transaction; of several clients the chains are locked in the order of their ids.
create function append_audit(entries jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  entry public.audit_log;
  appended public.audit_log[] := '{}';
  head public.audit_heads;
begin
  for entry in
    select e.client_id, e.id, e.at, e.user_id, e.action, e.entity, e.record_id, e.before, e.after, e.request_id
    from rows from (jsonb_to_recordset(entries) as (
      client_id uuid, id uuid, at timestamptz(3), user_id uuid, action text, entity text, record_id uuid,
      before jsonb, after jsonb, request_id text)) with ordinality as e
    order by e.client_id, e.ordinality
  loop
    if head.client_id is distinct from entry.client_id then
      if entry.client_id is distinct from public.current_client() and not public.reaches_every_client() then
        raise insufficient_privilege using message = 'An audit entry of another client.';
      end if;
      update public.audit_heads h set position = head.position, hash = head.hash where h.client_id = head.client_id;
      select * into head from public.audit_heads h where h.client_id = entry.client_id for update;
      if not found then
        insert into public.audit_heads values (entry.client_id, 0, public.audit_start()) on conflict do nothing;
        select * into strict head from public.audit_heads h where h.client_id = entry.client_id for update;
      end if;
    end if;
    entry.position := head.position + 1;
    entry.previous_hash := head.hash;
    entry.hash := sha256(entry.previous_hash || public.audit_text(entry.client_id, entry.position, entry.id, entry.at,
      entry.user_id, entry.action, entry.entity, entry.record_id, entry.before, entry.after, entry.request_id));
    head.position := entry.position;
    head.hash := entry.hash;
    appended := appended || entry;
  end loop;
  update public.audit_heads h set position = head.position, hash = head.hash where h.client_id = head.client_id;
  insert into public.audit_log select a.* from unnest(appended) as a;
end $$;
revoke execute on function append_audit(jsonb) from public;
grant execute on function append_audit(jsonb) to pg_database_owner;

-- The first position from `first` to `last` at which an entry is missing, out of order, changed, or one too many; null:
-- there is none. Without `last` it looks to the end, which is where the chain's head says.
create function audit_breaks(client uuid, first bigint default 1, last bigint default null) returns bigint
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with head as (
    select coalesce(max(h.position), 0) as position, max(encode(h.hash, 'hex')) as hash
    from public.audit_heads h where h.client_id = $1
  ), entries as (
    select a.position, a.hash, a.previous_hash, a.hash = sha256(a.previous_hash || public.audit_text(a.client_id,
        a.position, a.id, a.at, a.user_id, a.action, a.entity, a.record_id, a.before, a.after, a.request_id)) as fits
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
