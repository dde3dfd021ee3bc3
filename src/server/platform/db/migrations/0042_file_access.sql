-- The places and records that the requester saw when the file was written: who sees less now may not have it. Null: the
-- file is about its requester alone, or older than this column, and deleted within a week.
alter table jobs add column file_access jsonb;
