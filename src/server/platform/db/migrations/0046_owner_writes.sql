-- Writes take PostgreSQL's `pg_database_owner`, so that who owns the database needs no other role. Databases of earlier
-- versions have two roles of their own, with which processes of those versions go on during the update.
create function has_earlier_roles() returns boolean
  language sql stable
  return to_regrole('liftwise_read') is not null and to_regrole('liftwise_app') is not null
    and coalesce(has_table_privilege(to_regrole('liftwise_app')::oid, 'public.clients', 'select'), false);

do $$
declare
  statement text;
begin
  if not has_earlier_roles() then return; end if;
  for statement in
    select format('grant %s on %s to pg_database_owner', privilege, c.oid::regclass)
      from pg_class c cross join unnest(array['select', 'insert', 'update', 'delete']) privilege
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and has_table_privilege('liftwise_app', c.oid, privilege)
    union all
    select format('alter policy %I on %s to liftwise_app, pg_database_owner', polname, polrelid::regclass)
      from pg_policy where polroles = array['liftwise_app'::regrole::oid]
    union all
    select format('grant execute on function %s to pg_database_owner', p.oid::regprocedure)
      from pg_proc p, aclexplode(p.proacl) a
      where p.pronamespace = 'public'::regnamespace and a.grantee = 'liftwise_app'::regrole
  loop
    execute statement;
  end loop;
end $$;

create or replace function make_tenant_table(name regclass, with_updated_at boolean default true) returns void
  language plpgsql as $$
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
