-- A code of a language, and no other text: nothing about a person is left in it when their data is erased.
alter table users add constraint users_language_is_code check (language ~ '^[a-z]{2,3}$');
alter table clients add constraint clients_language_is_code check (language ~ '^[a-z]{2,3}$');
