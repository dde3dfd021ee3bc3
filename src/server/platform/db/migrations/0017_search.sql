-- Building the index of millions of texts takes a while.
set local statement_timeout = 0;

-- With the client in them, the indexes of texts find a client's own: before, either every client's hits were read, or
-- every row of the client was marked to be found among them.
create extension if not exists btree_gin;
drop index observations_search, users_search, locations_search, departments_search, tasks_search;
create index observations_search on observations using gin (
  client_id,
  searchable(coalesce(unlinked_observee_name, '') || ' ' || coalesce(unlinked_observee_employee_id, '') || ' ' || coalesce(notes, ''))
  gin_trgm_ops
);
create index users_search on users using gin (
  client_id,
  searchable(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(employee_id, '')) gin_trgm_ops
);
create index locations_search on locations using gin (client_id, searchable(name) gin_trgm_ops);
create index departments_search on departments using gin (client_id, searchable(name) gin_trgm_ops);
create index tasks_search on tasks using gin (client_id, searchable(name) gin_trgm_ops);
