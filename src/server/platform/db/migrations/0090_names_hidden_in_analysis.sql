-- The works council's switch: nothing of the comparison of tasks and places leads to people's names.
alter table clients add column names_hidden_in_analysis boolean not null default false;
