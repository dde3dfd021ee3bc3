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
revoke insert, update, delete, truncate on audit_heads from liftwise_app;

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

-- The hashes of entries that follow each other: `head` is the one before them.
create function audit_link(before_it bytea, head bytea, entry bytea) returns bytea
  language plpgsql immutable parallel safe as $$
begin
  return sha256(coalesce(before_it, head) || entry);
end $$;
create aggregate audit_chained(head bytea, entry bytea) (sfunc = audit_link, stype = bytea);

update audit_log a
  set position = chained.position, previous_hash = chained.previous_hash, hash = chained.hash
  from (
    select linked.client_id, linked.id, linked.position, linked.hash,
      lag(linked.hash, 1, audit_start()) over (partition by linked.client_id order by linked.position) as previous_hash
    from (
      select n.client_id, n.id, n.position, audit_chained(audit_start(), audit_text(n.client_id, n.position, n.id, n.at,
          n.user_id, n.action, n.entity, n.record_id, n.before, n.after, n.request_id))
        over (partition by n.client_id order by n.position) as hash
      from (select e.client_id, e.id, e.at, e.user_id, e.action, e.entity, e.record_id, e.before, e.after, e.request_id,
          row_number() over (partition by e.client_id order by e.at, e.id) as position
        from audit_log e) n
    ) linked
  ) chained
  where a.client_id = chained.client_id and a.id = chained.id;
insert into audit_heads
  select distinct on (client_id) client_id, position, hash from audit_log order by client_id, position desc;

-- A chain's head names a client, so its entries need no reference of their own.
alter table audit_log
  alter column position set not null,
  alter column previous_hash set not null,
  alter column hash set not null,
  drop constraint audit_log_client_id_fkey,
  drop constraint audit_log_pkey,
  add primary key (client_id, position);

-- Each filter of the log finds its newest entries, and counts all of them, without reading others.
drop index audit_log_record;
create index audit_log_record on audit_log (client_id, record_id, position desc);
create index audit_log_user on audit_log (client_id, user_id, position desc);
create index audit_log_action on audit_log (client_id, action, position desc) include (entity, at);
create index audit_log_entity on audit_log (client_id, entity, position desc) include (action, at);
create index audit_log_at on audit_log (client_id, at, position);
revoke insert, update, delete, truncate on audit_log from liftwise_app;

-- Appends entries in their order. Whoever appends to the same chain waits until this transaction has ended, so it is
-- called last in a transaction; of several clients the chains are locked in the order of their ids.
create function append_audit(entries jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp set work_mem = '64MB' as $$
declare
  clients uuid[] := array(
    select distinct e.client_id from jsonb_to_recordset(entries) as e (client_id uuid) order by e.client_id);
begin
  if not public.reaches_every_client() and clients <> array[public.current_client()] then
    raise insufficient_privilege using message = 'An audit entry of another client.';
  end if;
  insert into public.audit_heads
    select client, 0, public.audit_start() from unnest(clients) as client order by client on conflict do nothing;
  perform from public.audit_heads h where h.client_id = any(clients) order by h.client_id for update;

  with appended as (
    insert into public.audit_log (client_id, id, at, user_id, action, entity, record_id, before, after, request_id,
      position, hash, previous_hash)
    select linked.client_id, linked.id, linked.at, linked.user_id, linked.action, linked.entity, linked.record_id,
      linked.before, linked.after, linked.request_id, linked.position, linked.hash,
      lag(linked.hash, 1, linked.head) over (partition by linked.client_id order by linked.ordinality)
    from (
      select n.*, public.audit_chained(n.head, public.audit_text(n.client_id, n.position, n.id, n.at, n.user_id,
          n.action, n.entity, n.record_id, n.before, n.after, n.request_id))
        over (partition by n.client_id order by n.ordinality) as hash
      from (
        select e.*,
          h.position + row_number() over (partition by e.client_id order by e.ordinality) as position, h.hash as head
        from rows from (jsonb_to_recordset(entries) as (
          client_id uuid, id uuid, at timestamptz(3), user_id uuid, action text, entity text, record_id uuid,
          before jsonb, after jsonb, request_id text)) with ordinality as e
        join public.audit_heads h on h.client_id = e.client_id
      ) n
    ) linked
    returning client_id, position, hash
  )
  update public.audit_heads h set position = newest.position, hash = newest.hash
    from (select distinct on (a.client_id) a.* from appended a order by a.client_id, a.position desc) newest
    where h.client_id = newest.client_id;
end $$;
revoke execute on function append_audit(jsonb) from public;
grant execute on function append_audit(jsonb) to liftwise_app;

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
