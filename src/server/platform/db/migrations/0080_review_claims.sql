-- The reviewer of each result of the AI under review, so that nobody else gets it in the meantime.
create table review_claims (
  client_id uuid not null,
  observation_id uuid not null,
  -- A person of any client: the provider's people review too.
  user_id uuid not null,
  claimed_until timestamptz(3) not null,
  primary key (client_id, observation_id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade
);
create index review_claims_until on review_claims (client_id, claimed_until);
select make_tenant_table('review_claims', false);
