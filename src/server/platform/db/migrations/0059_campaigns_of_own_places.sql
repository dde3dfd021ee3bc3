-- A campaign for a location or department may leave out people who have no chosen ones, and so belong to every one.
alter table campaigns add column leaves_out_people_without_places boolean not null default false;
