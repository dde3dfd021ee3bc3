-- Keys, unique rules and references of clients' rows name the client, so that the tables can be divided by client. What
-- is unique among all clients is in small tables that are not divided. `TENANT_TABLES` says which table is which.
set local statement_timeout = 0;

-- A client and its account manager are rows of different clients, and sessions are looked up before the client is known.
-- Their references to people are safe without a constraint: the application removes nobody.
alter table clients drop constraint clients_account_manager;
alter table sessions drop constraint sessions_client_id_user_id_fkey;
revoke delete on users from pg_database_owner;

-- Ids are random, so their uniqueness needs no proof of its own; the provider looks records up by them.
alter table users drop constraint users_id_key;
create index users_id on users (id);
alter table locations drop constraint locations_id_key;
create index locations_id on locations (id);
alter table departments drop constraint departments_id_key;
create index departments_id on departments (id);
alter table gbs_videos drop constraint gbs_videos_id_key;
create index gbs_videos_id on gbs_videos (id);
alter table tasks drop constraint tasks_id_key;
create index tasks_id on tasks (id);
alter table campaigns drop constraint campaigns_id_key;
create index campaigns_id on campaigns (id);
alter table videos drop constraint videos_id_key;
create index videos_id on videos (id);
alter table observations drop constraint observations_id_key;
create index observations_id on observations (id);
alter table password_resets
  drop constraint password_resets_pkey,
  drop constraint password_resets_token_hash_key,
  add primary key (client_id, id);
create index password_resets_token on password_resets (token_hash);
alter table uploads drop constraint uploads_pkey, add primary key (client_id, id);

-- An address belongs to one account of all clients. Only triggers write this table.
drop index users_email;
create table account_emails (
  email text constraint users_email primary key,
  client_id uuid not null,
  user_id uuid not null
);
insert into account_emails (email, client_id, user_id)
  select u.email, u.client_id, u.id from users u where u.deleted_at is null;
select make_tenant_table('account_emails', false);

create function add_account_emails() returns trigger language plpgsql as $$
begin
  insert into account_emails (email, client_id, user_id)
    select n.email, n.client_id, n.id from new_rows n where n.deleted_at is null;
  return null;
end $$;

create function remove_account_emails() returns trigger language plpgsql as $$
begin
  delete from account_emails e using old_rows o
    where e.email = o.email and e.client_id = o.client_id and e.user_id = o.id and o.deleted_at is null;
  return null;
end $$;

create function change_account_emails() returns trigger language plpgsql as $$
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

create trigger add_emails after insert on users
  referencing new table as new_rows for each statement execute function add_account_emails();
create trigger remove_emails after delete on users
  referencing old table as old_rows for each statement execute function remove_account_emails();
create trigger change_emails after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function change_account_emails();
