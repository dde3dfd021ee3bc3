-- Reviews that were given before the reviewer saw what the AI had said.
alter table clients
  add column blind_review_percent smallint not null default 0
    check (blind_review_percent between 0 and 100);

create table blind_reviews (
  client_id uuid not null,
  observation_id uuid not null,
  -- A person of any client: the provider's people review too.
  user_id uuid not null,
  -- The reviewer's answer for each principle, and the AI's verdict at that time; null: cannot tell, unknown.
  answers jsonb not null,
  verdicts jsonb not null,
  -- The technique that follows from each; null: undecided.
  technique text check (technique in ('correct', 'incorrect')),
  ai_technique text check (ai_technique in ('correct', 'incorrect')),
  thresholds_version int,
  created_at timestamptz(3) not null,
  primary key (client_id, observation_id),
  foreign key (client_id, observation_id) references observations (client_id, id) on delete cascade
);
create index blind_reviews_user on blind_reviews (client_id, user_id);
select make_tenant_table('blind_reviews', false);
