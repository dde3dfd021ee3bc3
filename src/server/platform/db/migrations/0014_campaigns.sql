-- The order of the list, spelt as the list spells it.
create index campaigns_alphabetical on campaigns (client_id, (searchable(name) collate "C"), id);

-- Counting a campaign's live observations, and telling who was observed, reads no row.
drop index observations_campaign;
create index observations_campaign on observations (client_id, campaign_id, date desc, id desc)
  include (technique, observee_id, user_id, location_id, department_id, deleted_at)
  where campaign_id is not null;

-- What the planner looks at.
create index campaigns_reminding on campaigns (client_id, start_date)
  where notification_frequency is not null and deleted_at is null;
