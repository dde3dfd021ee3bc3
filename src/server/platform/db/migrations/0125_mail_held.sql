-- A restored copy mails nobody until somebody lets it. Null: mails are sent.
alter table installation add column mail_held_at timestamptz(3);

-- Processes read and write only this column of the table, which has secrets.
grant select (mail_held_at), update (mail_held_at) on installation to pg_database_owner;
do $$
begin
  if has_earlier_roles() then
    grant select (mail_held_at), update (mail_held_at) on installation to liftwise_app;
    grant select (mail_held_at) on installation to liftwise_read;
  end if;
end $$;
