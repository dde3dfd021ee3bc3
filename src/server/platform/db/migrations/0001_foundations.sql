-- Extensions, and what every table shares.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent is only stable; with the dictionary named it depends on nothing that changes.
create function searchable(text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

create function current_client() returns uuid
  language sql stable
  return nullif(current_setting('app.client_id', true), '')::uuid;

create function reaches_every_client() returns boolean
  language sql stable
  return coalesce(current_setting('app.every_client', true) = 'on', false);

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end $$;

-- Each tenant table: row-level security, the policy of what writes, grants, and updated_at.
create function make_tenant_table(name regclass, with_updated_at boolean default true) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format(
    'create policy tenant on %s to pg_database_owner
       using (client_id = (select current_client()) or (select reaches_every_client()))
       with check (client_id = current_client() or reaches_every_client())', name);
  execute format('grant select, insert, update, delete on %s to pg_database_owner', name);
  if with_updated_at then
    execute format('create trigger touch before update on %s for each row execute function touch_updated_at()', name);
  end if;
end $$;
