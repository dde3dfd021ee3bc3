-- The technique that the AI's own verdicts make; the verdicts themselves stay in its video, whoever overrides them.
alter table observations add column ai_technique text check (ai_technique in ('correct', 'incorrect'));
update observations set ai_technique = technique where review_type = 'AI';

-- Who changed what: rows are added, never changed or removed.
create table audit_log (
  client_id uuid not null references clients (id),
  id uuid not null,
  at timestamptz(3) not null default clock_timestamp(),
  -- Null: nobody who is signed in.
  user_id uuid,
  action text not null check (action in ('CREATE', 'DELETE', 'EMAIL_SENT', 'LOGIN', 'UPDATE')),
  -- A table of this schema and the record's id in it.
  entity text not null,
  record_id uuid not null,
  -- The fields that changed.
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  request_id text,
  primary key (client_id, id)
);
create index audit_log_record on audit_log (client_id, record_id, at desc, id desc);
select make_tenant_table('audit_log', false);
revoke update, delete on audit_log from pg_database_owner;
