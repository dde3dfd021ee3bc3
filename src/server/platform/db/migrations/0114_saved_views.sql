-- Filters of the observation list that people keep by a name, for themselves or for everybody of the client.
create table saved_views (
  client_id uuid not null references clients (id),
  id uuid not null,
  -- A person of any client: the provider's people have views of each client.
  user_id uuid not null,
  name text not null check (length(btrim(name)) between 1 and 100),
  -- The list's filter and sort, as its address has them.
  query jsonb not null,
  is_shared boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (client_id, id)
);
create index saved_views_id on saved_views (id);
create unique index saved_views_name on saved_views (client_id, user_id, lower(name));
create index saved_views_shared on saved_views (client_id) where is_shared;
select make_tenant_table('saved_views', false);

-- The people who get a view as a mail each week.
create table saved_view_mails (
  client_id uuid not null,
  view_id uuid not null,
  -- A person of any client.
  user_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (client_id, view_id, user_id),
  foreign key (client_id, view_id) references saved_views (client_id, id) on delete cascade
);
create index saved_view_mails_user on saved_view_mails (client_id, user_id);
select make_tenant_table('saved_view_mails', false);
