-- The language of a person's screens and mails; null: as their browser says, and their client's for mails.
alter table users add column language text;
alter table clients add column language text not null default 'en';
