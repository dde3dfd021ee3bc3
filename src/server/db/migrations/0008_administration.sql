-- The order of the lists, spelt as they spell it.
create index users_alphabetical on users (client_id, (searchable(firstname || ' ' || lastname) collate "C"), id);
create index locations_alphabetical on locations (client_id, (searchable(name) collate "C"), id);
create index departments_alphabetical on departments (client_id, (searchable(name) collate "C"), id);
create index tasks_alphabetical on tasks (client_id, (searchable(name) collate "C"), id);
