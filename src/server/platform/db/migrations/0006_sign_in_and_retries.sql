create table password_resets (
  client_id uuid not null,
  id uuid primary key,
  user_id uuid not null,
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index password_resets_user on password_resets (client_id, user_id);
select make_tenant_table('password_resets', false);

-- Tries of unknown people belong to no client.
create table throttles (
  key text primary key,
  used int not null,
  resets_at timestamptz(3) not null
);
grant select, insert, update, delete on throttles to pg_database_owner;

create table idempotency_keys (
  client_id uuid not null,
  user_id uuid not null,
  operation text not null,
  key text not null check (length(key) between 1 and 200),
  result_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (client_id, user_id, operation, key),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select make_tenant_table('idempotency_keys', false);
