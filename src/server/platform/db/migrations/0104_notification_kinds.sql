-- The program's list of kinds decides alone: each table of its texts and pages needs all of them to compile.
alter table notifications drop constraint if exists notifications_kind_check;
