-- The second factor of sign-in (RFC 6238), and what a person's sessions are called on their page of devices.
alter table clients add column second_factor_required boolean not null default false;
alter table sessions add column user_agent text;

create table second_factors (
  client_id uuid not null,
  user_id uuid not null,
  -- Encrypted with a key derived from the server's secret.
  secret text not null,
  -- Null: setting it up has begun, but no code was entered yet.
  confirmed_at timestamptz(3),
  -- The 30-second step, since 1970, of the newest code that was accepted: each code works once.
  last_step int not null default 0,
  -- Argon2id of the unused recovery codes, all with this salt, so that one computation finds a code among them.
  recovery_salt text not null default '',
  recovery_hashes text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  primary key (client_id, user_id),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
select make_tenant_table('second_factors', false);
