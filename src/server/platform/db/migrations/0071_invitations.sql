-- When a person was last sent a mail to choose a password; null: never.
alter table users add column invited_at timestamptz;
