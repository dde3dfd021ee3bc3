-- The schema of release 0.2.0, as its migrations 0001 to 0052 made it. Databases that have them do not run this file.
set local statement_timeout = 0;
-- Functions come before the tables that they read.
set local check_function_bodies = off;

create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create function add_account_emails() returns trigger
  language plpgsql
  as $$
begin
  insert into account_emails (email, client_id, user_id)
    select n.email, n.client_id, n.id from new_rows n where n.deleted_at is null;
  return null;
end $$;

create function append_audit(entries jsonb) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
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

create function audit_text(client_id uuid, "position" bigint, id uuid, at timestamptz, user_id uuid, action text, entity text, record_id uuid, before jsonb, after jsonb, request_id text) returns bytea
  language sql stable parallel safe
  return convert_to((jsonb_build_array(client_id, "position", id, (at at time zone 'UTC'::text), user_id, action, entity, record_id, before, after, request_id))::text, 'UTF8'::name);

create function audit_start() returns bytea
  language sql immutable parallel safe
  return decode(repeat('00'::text, 32), 'hex'::text);

create function change_account_emails() returns trigger
  language plpgsql
  as $$
begin
  delete from account_emails e
    using old_rows o join new_rows n on n.client_id = o.client_id and n.id = o.id
    where o.deleted_at is null and (n.deleted_at is not null or n.email <> o.email)
      and e.email = o.email and e.client_id = o.client_id and e.user_id = o.id;
  insert into account_emails (email, client_id, user_id)
    select n.email, n.client_id, n.id from new_rows n join old_rows o on o.client_id = n.client_id and o.id = n.id
    where n.deleted_at is null and (o.deleted_at is not null or n.email <> o.email);
  return null;
end $$;

create function current_client() returns uuid
  language sql stable
  return (nullif(current_setting('app.client_id'::text, true), ''::text))::uuid;

create function has_earlier_roles() returns boolean
  language sql stable
  return ((to_regrole('liftwise_read'::text) is not null) and (to_regrole('liftwise_app'::text) is not null) and coalesce(has_table_privilege((to_regrole('liftwise_app'::text))::oid, to_regclass('public.clients')::oid, 'select'::text), false));

create function letter_pairs(text) returns text[]
  language sql immutable strict parallel safe
  return array(select distinct found.letters from (unnest(string_to_array($1, null::text), string_to_array(substr($1, 2), null::text)) pair(one, next) cross join lateral (values (pair.one), ((pair.one || pair.next))) found(letters)) where (found.letters is not null));

create function make_tenant_table(name regclass, with_updated_at boolean default true) returns void
  language plpgsql
  as $$
declare
  writers text := case when has_earlier_roles() then 'liftwise_app, pg_database_owner' else 'pg_database_owner' end;
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy tenant on %s to %s
       using (client_id = (select current_client()) or (select reaches_every_client()))
       with check (client_id = current_client() or reaches_every_client())', name, writers);
  execute format('grant select, insert, update, delete on %s to %s', name, writers);
  if has_earlier_roles() then
    execute format('create policy reads on %s for select to liftwise_read using (true)', name);
    execute format('grant select on %s to liftwise_read', name);
  end if;
  if with_updated_at then
    execute format('create trigger touch before update on %s for each row execute function touch_updated_at()', name);
  end if;
end $$;

create function mark_added_days() returns trigger
  language plpgsql
  as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct n.client_id, (n.date at time zone 'UTC')::date from new_rows n where n.deleted_at is null;
  return null;
end $$;

create function mark_changed_days() returns trigger
  language plpgsql
  as $$
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

create function mark_removed_days() returns trigger
  language plpgsql
  as $$
begin
  insert into observation_dirty_days (client_id, day)
    select distinct o.client_id, (o.date at time zone 'UTC')::date from old_rows o where o.deleted_at is null;
  return null;
end $$;

-- Texts are searched and compared alike on every engine and in the web app: `domain/searchText.ts` and
-- `domain/normalForm.ts` say how, and a test compares both for every character. The rules of `unaccent` differ between
-- versions of PostgreSQL, and small letters between locales, so the locale is one of these, of which every server has some.
do $do$
declare
  letters text;
begin
  select quote_ident(c.collname) into letters from pg_collation c
    where c.collnamespace = 'pg_catalog'::regnamespace and c.collname in ('pg_c_utf8', 'C.utf8', 'C.UTF-8', 'und-x-icu')
    order by array_position(array['pg_c_utf8', 'C.utf8', 'C.UTF-8', 'und-x-icu'], c.collname::text) limit 1;

  execute format($create$
    create function searchable(text) returns text
      language plpgsql immutable parallel safe strict as $body$
    declare
      folded text;
    begin
      if octet_length($1) = length($1) then
        return lower($1 collate "C");
      end if;
      folded := regexp_replace(lower(normalize(replace($1, '´', ''''), nfkd) collate pg_catalog.%1$s),
        '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08D3-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u2DE0-\u2DFF\uA66F\uA674-\uA67D\uFB1E\uFE20-\uFE2F]+',
        '', 'g');
      if octet_length(folded) = length(folded) or folded !~ '[‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ςđðɖɗɇǝəƒǥɠħıɨȷɉĸƙłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʋƴɏƶʐƀɓȼƈٱىیېکڪةہەھۀۃ⁄∕٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ßæœþ]' then
        return folded;
      end if;
      return replace(replace(replace(replace(translate(folded,
        '‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ςđðɖɗɇǝəƒǥɠħıɨȷɉĸƙłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʋƴɏƶʐƀɓȼƈٱىیېکڪةہەھۀۃ⁄∕٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹',
        '''''''''''''''''''''''''''""""""""----------σddddeeefgghiijjkkllllnnnoooprrtttuvyyzzbbccايييككهههههه//00112233445566778899'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end $body$
  $create$, coalesce(letters, '"default"'));

  execute format($create$
    create function name_key(text) returns text
      language plpgsql immutable parallel safe strict as $body$
    begin
      return normalize(replace(translate(
        lower(btrim(regexp_replace(
          regexp_replace($1, '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]+', '', 'g'),
          '[\u0009-\u000D \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g')) collate pg_catalog.%1$s),
        '‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ς', '''''''''''''''''''''''''''""""""""----------σ'),
        U&'i\0307', 'i'), nfc);
    end $body$
  $create$, coalesce(letters, '"default"'));
end $do$;

create function reaches_every_client() returns boolean
  language sql stable
  return coalesce((current_setting('app.every_client'::text, true) = 'on'::text), false);

create function redact_audit(request jsonb) returns integer
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
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

create function redacted_fields(details jsonb, fields text[]) returns jsonb
  language sql immutable
    begin atomic
 select coalesce(jsonb_object_agg(d.key,
         case
             when ((d.key = any (redacted_fields.fields)) and (d.value <> 'null'::jsonb)) then '"[removed]"'::jsonb
             else d.value
         end), '{}'::jsonb) as "coalesce"
    from jsonb_each(redacted_fields.details) d(key, value);
end;

create function remove_account_emails() returns trigger
  language plpgsql
  as $$
begin
  delete from account_emails e using old_rows o
    where e.email = o.email and e.client_id = o.client_id and e.user_id = o.id and o.deleted_at is null;
  return null;
end $$;

create function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) returns void
  language plpgsql security definer
  set search_path to 'pg_catalog', 'pg_temp'
  as $$
begin
  if client is distinct from public.current_client() and not public.reaches_every_client() then
    raise insufficient_privilege using message = 'Views of another client.';
  end if;
  update public.recording_views w set user_id = p.pseudonym
  from unnest(people, pseudonyms) as p (person, pseudonym)
  join public.observations o on o.client_id = client and o.pseudonymised_at is not null and o.video_id = any(videos)
    and p.pseudonym in (o.user_id, o.observee_id)
  where w.client_id = client and w.video_id = o.video_id and w.user_id = p.person;
end $$;

create function touch_updated_at() returns trigger
  language plpgsql
  as $$
begin
  if new is distinct from old then
    new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end $$;

create table audit_log (
  client_id uuid not null,
  id uuid not null,
  at timestamptz(3) default clock_timestamp() not null,
  user_id uuid,
  action text not null,
  entity text not null,
  record_id uuid not null,
  before jsonb default '{}'::jsonb not null,
  after jsonb default '{}'::jsonb not null,
  request_id text,
  "position" bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  redacted_by bigint,
  constraint audit_log_action_check check ((action = any (array['CREATE'::text, 'DELETE'::text, 'EMAIL_SENT'::text, 'LOGIN'::text, 'UPDATE'::text]))),
  constraint audit_log_pkey primary key (client_id, "position")
);
create function audit_entry_fits(entry audit_log) returns boolean
  language sql stable
  set search_path to 'pg_catalog', 'pg_temp'
    begin atomic
 select
         case
             when ((entry).redacted_by is null) then ((entry).hash = sha256(((entry).previous_hash || audit_text((entry).client_id, (entry)."position", (entry).id, (entry).at, (entry).user_id, (entry).action, (entry).entity, (entry).record_id, (entry).before, (entry).after, (entry).request_id))))
             else (exists ( select
                from audit_log r
               where ((r.client_id = (audit_entry_fits.entry).client_id) and (r."position" = (audit_entry_fits.entry).redacted_by) and (r."position" > (audit_entry_fits.entry)."position") and (r.entity = 'audit_log'::text) and (r.redacted_by is null) and (((r.after -> 'redacted'::text) ->> ((audit_entry_fits.entry)."position")::text) = encode(sha256(((audit_entry_fits.entry).hash || audit_text((audit_entry_fits.entry).client_id, (audit_entry_fits.entry)."position", (audit_entry_fits.entry).id, (audit_entry_fits.entry).at, (audit_entry_fits.entry).user_id, (audit_entry_fits.entry).action, (audit_entry_fits.entry).entity, (audit_entry_fits.entry).record_id, (audit_entry_fits.entry).before, (audit_entry_fits.entry).after, (audit_entry_fits.entry).request_id))), 'hex'::text)))))
         end as "exists";
end;
create index audit_log_action on audit_log (client_id, action, "position" desc) include (entity, at);
create index audit_log_at on audit_log (client_id, at, "position");
create index audit_log_record on audit_log (client_id, record_id, "position" desc);
create index audit_log_user on audit_log (client_id, user_id, "position" desc);
alter table audit_log enable row level security;
create policy tenant on audit_log to pg_database_owner using (((client_id = ( select current_client() as current_client)) or ( select reaches_every_client() as reaches_every_client))) with check (((client_id = current_client()) or reaches_every_client()));
grant select on audit_log to pg_database_owner;

create table audit_heads (
  client_id uuid not null,
  "position" bigint not null,
  hash bytea not null,
  constraint audit_heads_pkey primary key (client_id)
) with (fillfactor='10');
create function audit_breaks(client uuid, first bigint default 1, last bigint default null::bigint) returns bigint
  language sql stable
  set search_path to 'pg_catalog', 'pg_temp'
    begin atomic
 with head as (
          select coalesce(max(h_1."position"), (0)::bigint) as "position",
             max(encode(h_1.hash, 'hex'::text)) as hash
            from audit_heads h_1
           where (h_1.client_id = audit_breaks.client)
         ), entries as (
          select a."position",
             a.hash,
             a.previous_hash,
                 case
                     when (a.redacted_by is null) then (a.hash = sha256((a.previous_hash || audit_text(a.client_id, a."position", a.id, a.at, a.user_id, a.action, a.entity, a.record_id, a.before, a.after, a.request_id))))
                     else audit_entry_fits(a.*)
                 end as fits
            from audit_log a
           where ((a.client_id = audit_breaks.client) and ((a."position" >= audit_breaks.first) or (audit_breaks.first = 1)) and ((a."position" <= audit_breaks.last) or (audit_breaks.last is null)))
         ), walked as (
          select e."position",
             e.hash,
             e.previous_hash,
             e.fits,
             ((audit_breaks.first - 1) + row_number() over in_order) as expected,
             lag(e.hash, 1, coalesce(( select b.hash
                    from audit_log b
                   where ((b.client_id = audit_breaks.client) and (b."position" = (audit_breaks.first - 1)))), audit_start())) over in_order as before_it
            from entries e
           window in_order as (order by e."position")
         ), seen as (
          select (audit_breaks.first + count(*)) as next,
             min(w.expected) filter (where ((not w.fits) or (w."position" <> w.expected) or (w.previous_hash <> w.before_it) or (w.expected > h_1."position") or ((w."position" = h_1."position") and (encode(w.hash, 'hex'::text) <> h_1.hash)))) as broken
            from (walked w
              cross join head h_1)
         )
  select coalesce(s.broken,
         case
             when (s.next <= coalesce(audit_breaks.last, h."position")) then s.next
             else null::bigint
         end) as "coalesce"
    from seen s,
     head h;
end;
alter table audit_heads enable row level security;
create policy tenant on audit_heads to pg_database_owner using (((client_id = ( select current_client() as current_client)) or ( select reaches_every_client() as reaches_every_client))) with check (((client_id = current_client()) or reaches_every_client()));
grant select on audit_heads to pg_database_owner;

create table account_emails (
  email text not null,
  client_id uuid not null,
  user_id uuid not null,
  constraint users_email primary key (email)
);
select make_tenant_table('account_emails', false);

create table alerts (
  client_id uuid not null,
  kind text not null,
  user_id uuid not null,
  occurrence text not null,
  created_at timestamptz(3) default now() not null,
  constraint alerts_kind_check check ((kind = any (array['inactivity'::text, 'badLifts'::text]))),
  constraint alerts_pkey primary key (client_id, user_id, kind, occurrence)
);
select make_tenant_table('alerts', false);

create table campaign_users (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  constraint campaign_users_pkey primary key (client_id, campaign_id, user_id)
);
create index campaign_users_user on campaign_users (client_id, user_id);
select make_tenant_table('campaign_users', false);

create table campaigns (
  client_id uuid not null,
  id uuid not null,
  name text not null,
  start_date date not null,
  end_date date,
  frequency text not null,
  type text not null,
  task_id uuid,
  location_id uuid,
  department_id uuid,
  num_observations_required integer,
  reminder_alert_user_level text,
  app_notifications_enabled boolean default false not null,
  email_notifications_enabled boolean default false not null,
  notification_frequency text,
  has_selected_users boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint campaigns_check check ((end_date >= start_date)),
  constraint campaigns_check1 check (((app_notifications_enabled or email_notifications_enabled) = (notification_frequency is not null))),
  constraint campaigns_check2 check (((not has_selected_users) or ((location_id is null) and (department_id is null)))),
  constraint campaigns_frequency_check check ((frequency = any (array['oneTime'::text, 'monthly'::text, 'quarterly'::text, 'annually'::text]))),
  constraint campaigns_name_check check (((length(btrim(name)) >= 1) and (length(btrim(name)) <= 200))),
  constraint campaigns_notification_frequency_check check ((notification_frequency = any (array['daily'::text, 'weekly'::text, 'monthly'::text]))),
  constraint campaigns_num_observations_required_check check (((num_observations_required >= 1) and (num_observations_required <= 10000))),
  constraint campaigns_reminder_alert_user_level_check check ((reminder_alert_user_level = any (array['CLIENT_USER'::text, 'CLIENT_OBSERVER'::text, 'BOTH'::text]))),
  constraint campaigns_type_check check ((type = any (array['ManualObservation'::text, 'Observation'::text]))),
  constraint campaigns_pkey primary key (client_id, id)
);
create index campaigns_alphabetical on campaigns (client_id, searchable(name) collate "C", id);
create index campaigns_by_name on campaigns (client_id, name, id) where (deleted_at is null);
create index campaigns_department on campaigns (client_id, department_id);
create index campaigns_id on campaigns (id);
create index campaigns_location on campaigns (client_id, location_id);
create index campaigns_reminding on campaigns (client_id, start_date) where ((notification_frequency is not null) and (deleted_at is null));
create index campaigns_search on campaigns using gin (searchable(name) gin_trgm_ops);
create index campaigns_task on campaigns (client_id, task_id);
select make_tenant_table('campaigns');

create table clients (
  id uuid not null,
  client_id uuid generated always as (id) stored,
  company_name text not null,
  account_manager_id uuid,
  weekly_email_enabled boolean default false not null,
  monthly_email_enabled boolean default false not null,
  ai_enabled boolean default false not null,
  inactive_alert_user_level text default 'NONE'::text not null,
  inactive_alert_timeframe_months integer default 3 not null,
  bad_lift_user_level text default 'NONE'::text not null,
  number_bad_lifts_to_alert integer default 3 not null,
  color text default '#faa61a'::text not null,
  logo_file text,
  show_ai_feedback_options boolean default false not null,
  show_manual_override_options boolean default false not null,
  can_pick_observer boolean default false not null,
  can_use_not_applicable boolean default false not null,
  display_employee_id boolean default false not null,
  anonymous_observations_enabled boolean default false not null,
  show_ai_results_breakdown boolean default false not null,
  time_zone text default 'UTC'::text not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  raw_video_upload_enabled boolean default false not null,
  second_factor_required boolean default false not null,
  recording_retention_days integer,
  observation_retention_days integer,
  constraint clients_bad_lift_user_level_check check ((bad_lift_user_level = any (array['NONE'::text, 'CLIENT_SUPER_USER'::text, 'CLIENT_OBSERVER'::text, 'BOTH'::text]))),
  constraint clients_color_check check ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint clients_company_name_check check (((length(btrim(company_name)) >= 1) and (length(btrim(company_name)) <= 200))),
  constraint clients_inactive_alert_timeframe_months_check check ((inactive_alert_timeframe_months = any (array[1, 3, 6, 12]))),
  constraint clients_inactive_alert_user_level_check check ((inactive_alert_user_level = any (array['NONE'::text, 'CLIENT_SUPER_USER'::text, 'CLIENT_OBSERVER'::text, 'BOTH'::text]))),
  constraint clients_number_bad_lifts_to_alert_check check (((number_bad_lifts_to_alert >= 1) and (number_bad_lifts_to_alert <= 10))),
  constraint clients_observation_retention_days_check check (((observation_retention_days >= 30) and (observation_retention_days <= 36500))),
  constraint clients_recording_retention_days_check check (((recording_retention_days >= 30) and (recording_retention_days <= 36500))),
  constraint clients_time_zone_check check (((length(time_zone) >= 1) and (length(time_zone) <= 64))),
  constraint clients_pkey primary key (id)
);
create index clients_account_manager on clients (account_manager_id);
create unique index clients_client on clients (client_id);
create unique index clients_company_name on clients (name_key(company_name)) where (deleted_at is null);
select make_tenant_table('clients');

create table department_locations (
  client_id uuid not null,
  department_id uuid not null,
  location_id uuid not null,
  constraint department_locations_pkey primary key (client_id, department_id, location_id)
);
create index department_locations_location on department_locations (client_id, location_id);
select make_tenant_table('department_locations', false);

create table departments (
  client_id uuid not null,
  id uuid not null,
  name text not null,
  parent_id uuid,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint departments_check check ((parent_id <> id)),
  constraint departments_name_check check (((length(btrim(name)) >= 1) and (length(btrim(name)) <= 200))),
  constraint departments_pkey primary key (client_id, id)
);
create index departments_alphabetical on departments (client_id, searchable(name) collate "C", id);
create index departments_id on departments (id);
create unique index departments_name on departments (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), name_key(name)) where (deleted_at is null);
create index departments_parent on departments (client_id, parent_id);
create index departments_search on departments using gin (client_id, searchable(name) gin_trgm_ops);
select make_tenant_table('departments');

create table gbs_videos (
  client_id uuid not null,
  id uuid not null,
  title text not null,
  description text,
  file_location text not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint gbs_videos_description_check check ((length(description) <= 5000)),
  constraint gbs_videos_title_check check (((length(btrim(title)) >= 1) and (length(btrim(title)) <= 200))),
  constraint gbs_videos_pkey primary key (client_id, id)
);
create index gbs_videos_id on gbs_videos (id);
select make_tenant_table('gbs_videos');

create table idempotency_keys (
  client_id uuid not null,
  user_id uuid not null,
  operation text not null,
  key text not null,
  result_id uuid not null,
  created_at timestamptz(3) default now() not null,
  input_hash text,
  constraint idempotency_keys_key_check check (((length(key) >= 1) and (length(key) <= 200))),
  constraint idempotency_keys_pkey primary key (client_id, user_id, operation, key)
);
select make_tenant_table('idempotency_keys', false);

create table installation (
  only_row boolean default true not null,
  secret_check text,
  pseudonym_secret text,
  version text,
  constraint installation_only_row_check check (only_row),
  constraint installation_pkey primary key (only_row)
);

create table jobs (
  client_id uuid not null,
  id uuid not null,
  kind text not null,
  user_id uuid,
  subject_id uuid not null,
  occurrence text default ''::text not null,
  payload jsonb default '{}'::jsonb not null,
  priority smallint default 5 not null,
  state text default 'waiting'::text not null,
  due_at timestamptz(3) not null,
  attempts integer default 0 not null,
  lease_holder uuid,
  lease_until timestamptz(3),
  progress smallint default 0 not null,
  result jsonb,
  error text,
  created_at timestamptz(3) default now() not null,
  finished_at timestamptz(3),
  rows_done integer default 0 not null,
  rows_total integer,
  file text,
  files_until timestamptz(3),
  traceparent text,
  file_access jsonb,
  constraint jobs_check check (((state = 'running'::text) = (lease_until is not null))),
  constraint jobs_check1 check (((state = any (array['done'::text, 'failed'::text, 'cancelled'::text])) = (finished_at is not null))),
  constraint jobs_progress_check check (((progress >= 0) and (progress <= 100))),
  constraint jobs_state_check check ((state = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint jobs_client_id_kind_user_id_subject_id_occurrence_key unique nulls not distinct (client_id, kind, user_id, subject_id, occurrence),
  constraint jobs_id_key unique (id),
  constraint jobs_pkey primary key (client_id, id)
);
create index jobs_files on jobs (files_until) where (files_until is not null);
create index jobs_finished on jobs (finished_at) where (state = any (array['done'::text, 'failed'::text, 'cancelled'::text]));
create index jobs_running on jobs (lease_until) where (state = 'running'::text);
create index jobs_user on jobs (client_id, user_id, created_at desc);
create index jobs_waiting on jobs (priority, due_at, id) where (state = 'waiting'::text);
select make_tenant_table('jobs', false);

create table legal_holds (
  client_id uuid not null,
  id uuid not null,
  subject text not null,
  subject_id uuid not null,
  reason text not null,
  placed_by uuid not null,
  created_at timestamptz(3) default now() not null,
  ended_at timestamptz(3),
  ended_by uuid,
  constraint legal_holds_check check (((ended_at is null) = (ended_by is null))),
  constraint legal_holds_reason_check check (((length(btrim(reason)) >= 1) and (length(btrim(reason)) <= 500))),
  constraint legal_holds_subject_check check ((subject = any (array['CLIENT'::text, 'PERSON'::text, 'OBSERVATION'::text]))),
  constraint legal_holds_pkey primary key (client_id, id)
);
create unique index legal_holds_active on legal_holds (client_id, subject_id, placed_by) where (ended_at is null);
select make_tenant_table('legal_holds', false);

create table locations (
  client_id uuid not null,
  id uuid not null,
  name text not null,
  parent_id uuid,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint locations_check check ((parent_id <> id)),
  constraint locations_name_check check (((length(btrim(name)) >= 1) and (length(btrim(name)) <= 200))),
  constraint locations_pkey primary key (client_id, id)
);
create index locations_alphabetical on locations (client_id, searchable(name) collate "C", id);
create index locations_id on locations (id);
create unique index locations_name on locations (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), name_key(name)) where (deleted_at is null);
create index locations_parent on locations (client_id, parent_id);
create index locations_search on locations using gin (client_id, searchable(name) gin_trgm_ops);
select make_tenant_table('locations');

create table mail_refusals (
  client_id uuid not null,
  user_id uuid not null,
  kind text not null,
  created_at timestamptz(3) default now() not null,
  constraint mail_refusals_pkey primary key (client_id, user_id, kind)
);
select make_tenant_table('mail_refusals', false);

create table notifications (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  occurrence text default ''::text not null,
  payload jsonb default '{}'::jsonb not null,
  created_at timestamptz(3) default now() not null,
  read_at timestamptz(3),
  constraint notifications_kind_check check ((kind = any (array['CAMPAIGN_REMINDER'::text, 'JOB_COMPLETE'::text, 'JOB_FAILED'::text, 'RESULT_CONTESTED'::text, 'CONTEST_ANSWERED'::text, 'LEGAL_HOLD_ENDED'::text]))),
  constraint notifications_client_id_kind_user_id_subject_id_occurrence_key unique (client_id, kind, user_id, subject_id, occurrence),
  constraint notifications_pkey primary key (client_id, id)
);
create index notifications_user on notifications (client_id, user_id, created_at desc, id desc);
select make_tenant_table('notifications', false);

create table observation_contests (
  client_id uuid not null,
  id uuid not null,
  observation_id uuid not null,
  user_id uuid not null,
  reason text not null,
  result jsonb not null,
  created_at timestamptz(3) not null,
  answer text,
  answer_text text,
  answered_by uuid,
  answered_at timestamptz(3),
  constraint observation_contests_answer_check check ((answer = any (array['UPHELD'::text, 'CHANGED'::text]))),
  constraint observation_contests_answer_text_check check ((length(answer_text) <= 2000)),
  constraint observation_contests_check check ((num_nulls(answer, answer_text, answered_by, answered_at) = any (array[0, 4]))),
  constraint observation_contests_reason_check check ((length(reason) <= 2000)),
  constraint observation_contests_pkey primary key (client_id, id)
);
create index observation_contests_observation on observation_contests (client_id, observation_id, created_at);
create unique index observation_contests_open on observation_contests (client_id, observation_id, user_id) where (answered_at is null);
create index observation_contests_user on observation_contests (client_id, user_id, created_at);
create index observation_contests_waiting on observation_contests (client_id, created_at, observation_id) where (answered_at is null);
select make_tenant_table('observation_contests', false);

create table observation_dirty_days (
  client_id uuid not null,
  day date not null
);
create index observation_dirty_days_day on observation_dirty_days (client_id, day);
select make_tenant_table('observation_dirty_days', false);

create table observation_people_counts (
  client_id uuid not null,
  kind text not null,
  start date not null,
  people uuid[] not null,
  total integer[] not null,
  correct integer[] not null,
  incorrect integer[] not null,
  period text not null,
  constraint observation_people_counts_period_check check ((period = any (array['day'::text, 'month'::text]))),
  constraint observation_people_days_kind_check check ((kind = any (array['observer'::text, 'observee'::text]))),
  constraint observation_people_counts_pkey primary key (client_id, kind, period, start)
);
select make_tenant_table('observation_people_counts', false);

create table observation_rollup_zones (
  client_id uuid not null,
  time_zone text not null,
  counts_records boolean default true not null,
  constraint observation_rollup_zones_pkey primary key (client_id)
);
select make_tenant_table('observation_rollup_zones', false);

create table observation_rollups (
  client_id uuid not null,
  kind text not null,
  period text not null,
  start date not null,
  reference uuid not null,
  total integer not null,
  correct integer not null,
  incorrect integer not null,
  constraint observation_rollups_kind_check check ((kind = any (array['all'::text, 'type'::text, 'location'::text, 'department'::text, 'task'::text, 'observer'::text, 'observee'::text]))),
  constraint observation_rollups_period_check1 check ((period = any (array['day'::text, 'month'::text, 'ever'::text]))),
  constraint observation_rollups_pkey primary key (client_id, kind, period, start, reference)
) with (fillfactor='90');
select make_tenant_table('observation_rollups', false);

create table observations (
  client_id uuid not null,
  id uuid not null,
  name text,
  kind text not null,
  department_id uuid not null,
  location_id uuid not null,
  campaign_id uuid,
  task_id uuid not null,
  video_id uuid,
  user_id uuid not null,
  observee_id uuid,
  unlinked_observee_name text,
  unlinked_observee_employee_id text,
  technique text,
  date timestamptz(3) not null,
  notes text,
  review_type text not null,
  manual_override_reason text,
  is_inside_base boolean,
  is_big_engines boolean,
  is_turn_not_twist boolean,
  is_dip_n_drive boolean,
  device_details jsonb,
  expo_build_number text,
  did_user_ignore_angle_warning boolean,
  did_user_ignore_keypoint_warning boolean,
  hidden_keypoints text[] default '{}'::text[] not null,
  ai_review_notes text,
  ai_review_status text default 'UNREVIEWED'::text not null,
  ai_error_cause text[] default '{}'::text[] not null,
  feedback_notes text,
  is_ai_prediction_correct boolean,
  internally_reviewed boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  ai_technique text,
  pseudonymised_at timestamptz(3),
  constraint observations_ai_error_cause_check check ((ai_error_cause <@ array['BIG_ENGINES'::text, 'DEVICE_ISSUE'::text, 'DIP_N_DRIVE'::text, 'INSIDE_BASE'::text, 'INSUFFICIENT_MODEL_INFORMATION'::text, 'LIFT_SELECTION_TIMES'::text, 'OTHER'::text, 'RECORDING_TIMING'::text, 'TURN_NOT_TWIST'::text, 'USER_ERROR'::text])),
  constraint observations_ai_review_notes_check check ((length(ai_review_notes) <= 10000)),
  constraint observations_ai_review_status_check check ((ai_review_status = any (array['TRUE_POSITIVE'::text, 'TRUE_NEGATIVE'::text, 'FALSE_POSITIVE'::text, 'FALSE_NEGATIVE'::text, 'UNREVIEWED'::text]))),
  constraint observations_ai_technique_check check ((ai_technique = any (array['correct'::text, 'incorrect'::text]))),
  constraint observations_check check (((observee_id is null) or ((unlinked_observee_name is null) and (unlinked_observee_employee_id is null)))),
  constraint observations_check1 check (((observee_id is not null) or (unlinked_observee_name is not null) or (unlinked_observee_employee_id is not null))),
  constraint observations_expo_build_number_check check ((length(expo_build_number) <= 100)),
  constraint observations_feedback_notes_check check ((length(feedback_notes) <= 10000)),
  constraint observations_kind_check check ((kind = any (array['OBSERVATION'::text, 'MANUAL_OBSERVATION'::text, 'SELF_ASSESSMENT'::text]))),
  constraint observations_manual_override_reason_check check ((manual_override_reason = any (array['FEET_INLINE'::text, 'FOOT_OBSCURED'::text, 'MANUAL_OVERRIDE'::text, 'ONE_HANDED_LIFT'::text]))),
  constraint observations_name_check check ((length(name) <= 500)),
  constraint observations_notes_check check ((length(notes) <= 10000)),
  constraint observations_review_type_check check ((review_type = any (array['AI'::text, 'MANUAL_OVERRIDE'::text, 'MANUAL_TASK'::text]))),
  constraint observations_technique_check check ((technique = any (array['correct'::text, 'incorrect'::text]))),
  constraint observations_unlinked_observee_employee_id_check check (((length(btrim(unlinked_observee_employee_id)) >= 1) and (length(btrim(unlinked_observee_employee_id)) <= 100))),
  constraint observations_unlinked_observee_name_check check (((length(btrim(unlinked_observee_name)) >= 1) and (length(btrim(unlinked_observee_name)) <= 200))),
  constraint observations_pkey primary key (client_id, id)
);
create index observations_ai on observations (client_id, date desc, id desc) include (video_id, task_id, location_id, department_id, ai_review_status, ai_error_cause, expo_build_number) where ((deleted_at is null) and (review_type = any (array['AI'::text, 'MANUAL_OVERRIDE'::text])));
create index observations_campaign on observations (client_id, campaign_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, observee_id, user_id, location_id, department_id, deleted_at) where (campaign_id is not null);
create index observations_deleted on observations (client_id, date desc, id desc) where (deleted_at is not null);
create index observations_department on observations (client_id, department_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, location_id, deleted_at);
create unique index observations_duplicate on observations (client_id, task_id, location_id, department_id, date_trunc('minute'::text, (date at time zone 'UTC'::text)), coalesce((observee_id)::text, ''::text), lower(coalesce(unlinked_observee_name, ''::text)), lower(coalesce(unlinked_observee_employee_id, ''::text))) where (deleted_at is null);
create index observations_id on observations (id);
create index observations_letters on observations using gin (client_id, letter_pairs(searchable(((((coalesce(unlinked_observee_name, ''::text) || ' '::text) || coalesce(unlinked_observee_employee_id, ''::text)) || ' '::text) || coalesce(notes, ''::text))))) where ((unlinked_observee_name is not null) or (unlinked_observee_employee_id is not null) or (notes is not null));
create index observations_list on observations (client_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, department_id, location_id, task_id, user_id, observee_id, review_type, campaign_id, is_inside_base, is_big_engines, is_turn_not_twist, is_dip_n_drive) where (deleted_at is null);
create index observations_location on observations (client_id, location_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, department_id, deleted_at);
create index observations_observee on observations (client_id, observee_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, user_id, deleted_at);
create index observations_observer on observations (client_id, user_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, observee_id, deleted_at);
create index observations_reviewed on observations (client_id, ai_review_status, date, id) where ((deleted_at is null) and (ai_review_status <> 'UNREVIEWED'::text));
create index observations_search on observations using gin (client_id, searchable(((((coalesce(unlinked_observee_name, ''::text) || ' '::text) || coalesce(unlinked_observee_employee_id, ''::text)) || ' '::text) || coalesce(notes, ''::text))) gin_trgm_ops);
create index observations_task on observations (client_id, task_id, date desc, id desc, ((coalesce(notes, unlinked_observee_name, unlinked_observee_employee_id) is not null))) include (technique, location_id, department_id, deleted_at);
create index observations_unlinked on observations (client_id, searchable(coalesce(unlinked_observee_name, unlinked_observee_employee_id)) collate "C", date, id) where ((observee_id is null) and (deleted_at is null));
create unique index observations_video on observations (client_id, video_id) where (video_id is not null);
select make_tenant_table('observations');

create table password_resets (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint password_resets_pkey primary key (client_id, id)
);
create index password_resets_token on password_resets (token_hash);
create index password_resets_user on password_resets (client_id, user_id);
select make_tenant_table('password_resets', false);

create table planner (
  "only" boolean default true not null,
  planned_until timestamptz(3) not null,
  constraint planner_only_check check ("only"),
  constraint planner_pkey primary key ("only")
);
grant select, insert, update on planner to pg_database_owner;

create table recording_views (
  client_id uuid not null,
  video_id uuid not null,
  user_id uuid not null,
  role text not null,
  quarter timestamptz(3) not null,
  viewed_at timestamptz(3) not null,
  constraint recording_views_pkey primary key (client_id, video_id, user_id, quarter)
);
create index recording_views_user on recording_views (client_id, user_id, viewed_at desc);
alter table recording_views enable row level security;
create policy tenant on recording_views to pg_database_owner using (((client_id = ( select current_client() as current_client)) or ( select reaches_every_client() as reaches_every_client))) with check (((client_id = current_client()) or reaches_every_client()));
grant select, insert on recording_views to pg_database_owner;

create table second_factors (
  client_id uuid not null,
  user_id uuid not null,
  secret text not null,
  confirmed_at timestamptz(3),
  last_step integer default 0 not null,
  recovery_salt text default ''::text not null,
  recovery_hashes text[] default '{}'::text[] not null,
  created_at timestamptz(3) default now() not null,
  constraint second_factors_pkey primary key (client_id, user_id)
);
select make_tenant_table('second_factors', false);

create table sessions (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  previous_hash text,
  rotated_at timestamptz(3),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  user_agent text,
  constraint sessions_pkey primary key (id),
  constraint sessions_previous_hash_key unique (previous_hash),
  constraint sessions_token_hash_key unique (token_hash)
);
create index sessions_of_user on sessions (client_id, user_id);
select make_tenant_table('sessions', false);

create table task_departments (
  client_id uuid not null,
  task_id uuid not null,
  department_id uuid not null,
  constraint task_departments_pkey primary key (client_id, task_id, department_id)
);
create index task_departments_department on task_departments (client_id, department_id);
select make_tenant_table('task_departments', false);

create table task_locations (
  client_id uuid not null,
  task_id uuid not null,
  location_id uuid not null,
  constraint task_locations_pkey primary key (client_id, task_id, location_id)
);
create index task_locations_location on task_locations (client_id, location_id);
select make_tenant_table('task_locations', false);

create table task_users (
  client_id uuid not null,
  task_id uuid not null,
  user_id uuid not null,
  constraint task_users_pkey primary key (client_id, task_id, user_id)
);
create index task_users_user on task_users (client_id, user_id);
select make_tenant_table('task_users', false);

create table tasks (
  client_id uuid not null,
  id uuid not null,
  name text not null,
  is_pushing boolean default false not null,
  is_pulling boolean default false not null,
  uses_pull_tilt_take boolean default false not null,
  show_other_observation_option boolean default false not null,
  requires_manual_check boolean default true not null,
  task_principles text[] default '{}'::text[] not null,
  task_principles_override boolean default false not null,
  gbs_video_id uuid,
  task_has_full_location_access boolean default true not null,
  task_has_full_department_access boolean default true not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  constraint tasks_check check ((is_pulling or (not uses_pull_tilt_take))),
  constraint tasks_check1 check (((not task_principles_override) or (cardinality(task_principles) > 0))),
  constraint tasks_name_check check (((length(btrim(name)) >= 1) and (length(btrim(name)) <= 200))),
  constraint tasks_task_principles_check check ((task_principles <@ array['BIG_ENGINES'::text, 'DIP_N_DRIVE'::text, 'INSIDE_BASE'::text, 'TURN_NOT_TWIST'::text])),
  constraint tasks_pkey primary key (client_id, id)
);
create index tasks_alphabetical on tasks (client_id, searchable(name) collate "C", id);
create index tasks_gbs_video on tasks (client_id, gbs_video_id);
create index tasks_id on tasks (id);
create index tasks_search on tasks using gin (client_id, searchable(name) gin_trgm_ops);
select make_tenant_table('tasks');

create table throttles (
  key text not null,
  used integer not null,
  resets_at timestamptz(3) not null,
  next_at timestamptz(3) default now() not null,
  constraint throttles_pkey primary key (key)
);
grant select, insert, delete, update on throttles to pg_database_owner;

create table uploads (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  mime_type text not null,
  size bigint,
  created_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  constraint uploads_kind_check check ((kind = any (array['CLIENT_LOGO'::text, 'GBS_VIDEO'::text, 'OBSERVATION_VIDEO'::text, 'IMPORT_FILE'::text]))),
  constraint uploads_size_check check ((size > 0)),
  constraint uploads_pkey primary key (client_id, id)
);
create index uploads_by_age on uploads (created_at);
create index uploads_of_user on uploads (client_id, user_id, created_at);
select make_tenant_table('uploads', false);

create table user_departments (
  client_id uuid not null,
  user_id uuid not null,
  department_id uuid not null,
  constraint user_departments_pkey primary key (client_id, user_id, department_id)
);
create index user_departments_department on user_departments (client_id, department_id);
select make_tenant_table('user_departments', false);

create table user_locations (
  client_id uuid not null,
  user_id uuid not null,
  location_id uuid not null,
  constraint user_locations_pkey primary key (client_id, user_id, location_id)
);
create index user_locations_location on user_locations (client_id, location_id);
select make_tenant_table('user_locations', false);

create table users (
  client_id uuid not null,
  id uuid not null,
  firstname text not null,
  lastname text not null,
  email text not null,
  employee_id text,
  title text,
  type text not null,
  is_account_enabled boolean default true not null,
  password_hash text,
  user_has_full_location_access boolean default true not null,
  user_has_full_department_access boolean default true not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  is_demo boolean default false not null,
  pseudonymised_at timestamptz(3),
  constraint users_email_check check (((email = lower(email)) and ((length(email) >= 3) and (length(email) <= 320)) and (email ~~ '%_@_%'::text))),
  constraint users_employee_id_check check (((length(employee_id) >= 1) and (length(employee_id) <= 100))),
  constraint users_firstname_check check ((length(firstname) <= 100)),
  constraint users_lastname_check check ((length(lastname) <= 100)),
  constraint users_name_check check ((length(btrim((firstname || lastname))) > 0)),
  constraint users_title_check check ((length(title) <= 100)),
  constraint users_type_check check ((type = any (array['PROVIDER_SUPER_USER'::text, 'CLIENT_SUPER_USER'::text, 'CLIENT_OBSERVER'::text, 'CLIENT_USER'::text, 'CLIENT_OBSERVEE'::text, 'NONE'::text]))),
  constraint users_pkey primary key (client_id, id)
);
create index users_alphabetical on users (client_id, searchable(btrim(((firstname || ' '::text) || lastname))) collate "C", id);
create index users_by_name on users (client_id, firstname, lastname, id) where (deleted_at is null);
create unique index users_employee_id on users (client_id, name_key(employee_id)) where (deleted_at is null);
create index users_id on users (id);
create index users_search on users using gin (client_id, searchable(((((((firstname || ' '::text) || lastname) || ' '::text) || email) || ' '::text) || coalesce(employee_id, ''::text))) gin_trgm_ops);
alter table users enable row level security;
create policy tenant on users to pg_database_owner using (((client_id = ( select current_client() as current_client)) or ( select reaches_every_client() as reaches_every_client))) with check (((client_id = current_client()) or reaches_every_client()));
grant select, insert, update on users to pg_database_owner;
create trigger touch before update on users for each row execute function touch_updated_at();

create table video_keypoints (
  client_id uuid not null,
  video_id uuid not null,
  "timestamp" float8 not null,
  keypoints_3d jsonb not null,
  twist_angle float8,
  body_angle float8,
  lift_started boolean default false not null,
  foot_forward boolean,
  is_inside_base boolean,
  is_twisting boolean,
  is_big_engines boolean,
  is_dip_n_drive boolean,
  score jsonb default '{}'::jsonb not null,
  keypoints_2d jsonb,
  people integer,
  constraint video_keypoints_people_check check ((people >= 0)),
  constraint video_keypoints_timestamp_check check (("timestamp" >= (0)::float8)),
  constraint video_keypoints_pkey primary key (client_id, video_id, "timestamp")
);
select make_tenant_table('video_keypoints', false);

create table videos (
  client_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  file_location text,
  title text,
  description text,
  is_inside_base boolean,
  is_turn_not_twist boolean,
  is_big_engines boolean,
  is_dip_n_drive boolean,
  is_other_option_correct boolean,
  other_details text,
  is_arm_foot_aligned boolean,
  is_confined_space boolean,
  is_feet_inline boolean,
  is_hands_above_head boolean,
  selected_lift_length float8,
  lift_start_time float8,
  lift_end_time float8,
  average_body_angle float8,
  video_size bigint,
  platform text,
  is_ai_inside_base_correct boolean,
  is_ai_turn_not_twist_correct boolean,
  is_ai_big_engines_correct boolean,
  is_ai_dip_n_drive_correct boolean,
  anonymous_observation boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  deleted_at timestamptz(3),
  processing_state text,
  processing_error text,
  processing_started_at timestamptz(3),
  model_hash text,
  thresholds_version integer,
  capture_quality text,
  capture_problems text[] default '{}'::text[] not null,
  proposed_lift_start_time float8,
  proposed_lift_end_time float8,
  judgement jsonb,
  picture_width integer,
  picture_height integer,
  recording_duration float8,
  raw_file_location text,
  recording_removed_at timestamptz(3),
  recording_removed_after_days integer,
  constraint videos_capture_quality_check check ((capture_quality = any (array['GOOD'::text, 'FAIR'::text, 'POOR'::text]))),
  constraint videos_check check ((lift_end_time >= lift_start_time)),
  constraint videos_check1 check ((proposed_lift_end_time >= proposed_lift_start_time)),
  constraint videos_check2 check (((not (processing_state is distinct from 'FAILED'::text)) = (processing_error is not null))),
  constraint videos_check3 check (((processing_state <> 'IN_PROGRESS'::text) or (processing_started_at is not null))),
  constraint videos_check4 check (((processing_state <> 'COMPLETE'::text) or ((judgement is not null) and (model_hash is not null) and (thresholds_version is not null) and (capture_quality is not null)))),
  constraint videos_description_check check ((length(description) <= 5000)),
  constraint videos_lift_start_time_check check ((lift_start_time >= (0)::float8)),
  constraint videos_model_hash_check check ((model_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint videos_other_details_check check ((length(other_details) <= 5000)),
  constraint videos_picture_height_check check ((picture_height > 0)),
  constraint videos_picture_width_check check ((picture_width > 0)),
  constraint videos_platform_check check ((platform = any (array['ANDROID'::text, 'IOS'::text]))),
  constraint videos_processing_state_check check ((processing_state = any (array['COMPLETE'::text, 'FAILED'::text, 'IN_PROGRESS'::text]))),
  constraint videos_proposed_lift_start_time_check check ((proposed_lift_start_time >= (0)::float8)),
  constraint videos_recording_duration_check check ((recording_duration > (0)::float8)),
  constraint videos_recording_removed_after_days_check check ((recording_removed_after_days >= 30)),
  constraint videos_selected_lift_length_check check ((selected_lift_length >= (0)::float8)),
  constraint videos_thresholds_version_check check ((thresholds_version >= 1)),
  constraint videos_title_check check ((length(title) <= 200)),
  constraint videos_video_size_check check ((video_size >= 0)),
  constraint videos_pkey primary key (client_id, id)
);
create index videos_created on videos (created_at);
create index videos_id on videos (id);
create index videos_removing on videos (client_id) where ((recording_removed_at is not null) and ((file_location is not null) or (raw_file_location is not null)));
create index videos_user on videos (client_id, user_id);
select make_tenant_table('videos');

alter table audit_heads
  add constraint audit_heads_client_id_fkey foreign key (client_id) references clients(id);
alter table alerts
  add constraint alerts_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table campaign_users
  add constraint campaign_users_client_id_campaign_id_fkey foreign key (client_id, campaign_id) references campaigns(client_id, id) on delete cascade,
  add constraint campaign_users_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table campaigns
  add constraint campaigns_client_id_department_id_fkey foreign key (client_id, department_id) references departments(client_id, id),
  add constraint campaigns_client_id_fkey foreign key (client_id) references clients(id),
  add constraint campaigns_client_id_location_id_fkey foreign key (client_id, location_id) references locations(client_id, id),
  add constraint campaigns_client_id_task_id_fkey foreign key (client_id, task_id) references tasks(client_id, id);
alter table department_locations
  add constraint department_locations_client_id_department_id_fkey foreign key (client_id, department_id) references departments(client_id, id) on delete cascade,
  add constraint department_locations_client_id_location_id_fkey foreign key (client_id, location_id) references locations(client_id, id) on delete cascade;
alter table departments
  add constraint departments_client_id_fkey foreign key (client_id) references clients(id),
  add constraint departments_client_id_parent_id_fkey foreign key (client_id, parent_id) references departments(client_id, id);
alter table gbs_videos
  add constraint gbs_videos_client_id_fkey foreign key (client_id) references clients(id);
alter table idempotency_keys
  add constraint idempotency_keys_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table jobs
  add constraint jobs_client_id_fkey foreign key (client_id) references clients(id);
alter table legal_holds
  add constraint legal_holds_client_id_fkey foreign key (client_id) references clients(id);
alter table locations
  add constraint locations_client_id_fkey foreign key (client_id) references clients(id),
  add constraint locations_client_id_parent_id_fkey foreign key (client_id, parent_id) references locations(client_id, id);
alter table mail_refusals
  add constraint mail_refusals_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table notifications
  add constraint notifications_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table observation_contests
  add constraint observation_contests_client_id_observation_id_fkey foreign key (client_id, observation_id) references observations(client_id, id) on delete cascade,
  add constraint observation_contests_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id);
alter table observation_rollup_zones
  add constraint observation_rollup_zones_client_id_fkey foreign key (client_id) references clients(id);
alter table observations
  add constraint observations_client_id_campaign_id_fkey foreign key (client_id, campaign_id) references campaigns(client_id, id),
  add constraint observations_client_id_department_id_fkey foreign key (client_id, department_id) references departments(client_id, id),
  add constraint observations_client_id_fkey foreign key (client_id) references clients(id),
  add constraint observations_client_id_location_id_fkey foreign key (client_id, location_id) references locations(client_id, id),
  add constraint observations_client_id_observee_id_fkey foreign key (client_id, observee_id) references users(client_id, id),
  add constraint observations_client_id_task_id_fkey foreign key (client_id, task_id) references tasks(client_id, id),
  add constraint observations_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id),
  add constraint observations_client_id_video_id_fkey foreign key (client_id, video_id) references videos(client_id, id);
alter table password_resets
  add constraint password_resets_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table recording_views
  add constraint recording_views_client_id_video_id_fkey foreign key (client_id, video_id) references videos(client_id, id) on delete cascade;
alter table second_factors
  add constraint second_factors_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table task_departments
  add constraint task_departments_client_id_department_id_fkey foreign key (client_id, department_id) references departments(client_id, id) on delete cascade,
  add constraint task_departments_client_id_task_id_fkey foreign key (client_id, task_id) references tasks(client_id, id) on delete cascade;
alter table task_locations
  add constraint task_locations_client_id_location_id_fkey foreign key (client_id, location_id) references locations(client_id, id) on delete cascade,
  add constraint task_locations_client_id_task_id_fkey foreign key (client_id, task_id) references tasks(client_id, id) on delete cascade;
alter table task_users
  add constraint task_users_client_id_task_id_fkey foreign key (client_id, task_id) references tasks(client_id, id) on delete cascade,
  add constraint task_users_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table tasks
  add constraint tasks_client_id_fkey foreign key (client_id) references clients(id),
  add constraint tasks_client_id_gbs_video_id_fkey foreign key (client_id, gbs_video_id) references gbs_videos(client_id, id);
alter table uploads
  add constraint uploads_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table user_departments
  add constraint user_departments_client_id_department_id_fkey foreign key (client_id, department_id) references departments(client_id, id) on delete cascade,
  add constraint user_departments_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table user_locations
  add constraint user_locations_client_id_location_id_fkey foreign key (client_id, location_id) references locations(client_id, id) on delete cascade,
  add constraint user_locations_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id) on delete cascade;
alter table users
  add constraint users_client_id_fkey foreign key (client_id) references clients(id);
alter table video_keypoints
  add constraint video_keypoints_client_id_video_id_fkey foreign key (client_id, video_id) references videos(client_id, id) on delete cascade;
alter table videos
  add constraint videos_client_id_fkey foreign key (client_id) references clients(id),
  add constraint videos_client_id_user_id_fkey foreign key (client_id, user_id) references users(client_id, id);

create trigger add_emails after insert on users referencing new table as new_rows for each statement execute function add_account_emails();
create trigger change_emails after update on users referencing old table as old_rows new table as new_rows for each statement execute function change_account_emails();
create trigger mark_added after insert on observations referencing new table as new_rows for each statement execute function mark_added_days();
create trigger mark_changed after update on observations referencing old table as old_rows new table as new_rows for each statement execute function mark_changed_days();
create trigger mark_removed after delete on observations referencing old table as old_rows for each statement execute function mark_removed_days();
create trigger remove_emails after delete on users referencing old table as old_rows for each statement execute function remove_account_emails();

revoke all on function append_audit(entries jsonb) from public;
grant all on function append_audit(entries jsonb) to pg_database_owner;
revoke all on function redact_audit(request jsonb) from public;
grant all on function redact_audit(request jsonb) to pg_database_owner;
revoke all on function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) from public;
grant all on function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) to pg_database_owner;

insert into installation default values;
