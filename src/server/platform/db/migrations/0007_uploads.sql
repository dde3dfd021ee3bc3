-- A file that may be sent and then tied to a record once; the client is the sender's own.
create table uploads (
  client_id uuid not null,
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('CLIENT_LOGO', 'GBS_VIDEO', 'OBSERVATION_VIDEO')),
  mime_type text not null,
  size bigint check (size > 0),
  created_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index uploads_of_user on uploads (client_id, user_id, created_at);
create index uploads_by_age on uploads (created_at);
select make_tenant_table('uploads', false);
