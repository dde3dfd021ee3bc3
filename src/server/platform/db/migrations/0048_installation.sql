-- What all processes of an installation must agree on. One row.
create table installation (
  only_row boolean primary key default true check (only_row),
  -- Says whether a process has the TOKEN_SECRET of this database. Null: no process has started with it yet.
  secret_check text,
  -- Encrypted; the secret from which pseudonyms are derived, once TOKEN_SECRET was changed: theirs must stay.
  pseudonym_secret text,
  -- The newest version that brought the database up to date, for the sentence of an older one.
  version text
);
insert into installation default values;
