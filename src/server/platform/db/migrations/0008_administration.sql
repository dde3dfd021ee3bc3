-- The order of the lists, spelt as they spell it.
create index users_alphabetical on users (client_id, (searchable(firstname || ' ' || lastname) collate "C"), id);
create index locations_alphabetical on locations (client_id, (searchable(name) collate "C"), id);
create index departments_alphabetical on departments (client_id, (searchable(name) collate "C"), id);
create index tasks_alphabetical on tasks (client_id, (searchable(name) collate "C"), id);

-- The lists count the live observations of each record: with deleted_at in the index no row is read for it.
drop index observations_observer;
create index observations_observer on observations (client_id, user_id, date desc, id desc)
  include (technique, observee_id, deleted_at);
drop index observations_observee;
create index observations_observee on observations (client_id, observee_id, date desc, id desc)
  include (technique, user_id, deleted_at);
drop index observations_location;
create index observations_location on observations (client_id, location_id, date desc, id desc)
  include (technique, department_id, deleted_at);
drop index observations_department;
create index observations_department on observations (client_id, department_id, date desc, id desc)
  include (technique, location_id, deleted_at);
drop index observations_task;
create index observations_task on observations (client_id, task_id, date desc, id desc)
  include (technique, location_id, department_id, deleted_at);
