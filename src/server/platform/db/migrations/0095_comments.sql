-- Comments about an observation, at a moment of its recording or about the whole, and the people mentioned in them.
create table comments (
  client_id uuid not null,
  id uuid not null,
  observation_id uuid not null,
  -- A person of any client: the provider's people comment too.
  user_id uuid not null,
  -- Milliseconds from the start of the recording; null: about the whole observation.
  at_ms integer check (at_ms between 0 and 86400000),
  text text not null check (length(text) <= 2000),
  -- The first comment of the thread; null: this is the first.
  parent_id uuid,
  resolved_at timestamptz(3),
  -- A person of any client.
  resolved_by uuid,
  created_at timestamptz(3) not null,
  -- When the text was last written.
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (client_id, id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade,
  foreign key (client_id, parent_id) references comments (client_id, id) on delete cascade,
  check (num_nulls(resolved_at, resolved_by) in (0, 2)),
  check (parent_id is null or num_nulls(at_ms, resolved_at) = 2)
);
create index comments_id on comments (id);
create index comments_observation on comments (client_id, observation_id, created_at);
create index comments_parent on comments (client_id, parent_id);
create index comments_user on comments (client_id, user_id, created_at);
create index comments_open on comments (client_id, observation_id)
  where parent_id is null and resolved_at is null and deleted_at is null;
select make_tenant_table('comments', false);

create table comment_mentions (
  client_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  primary key (client_id, comment_id, user_id),
  foreign key (client_id, comment_id) references comments (client_id, id) on delete cascade,
  foreign key (client_id, user_id) references users (client_id, id) on delete cascade
);
create index comment_mentions_user on comment_mentions (client_id, user_id);
select make_tenant_table('comment_mentions', false);
