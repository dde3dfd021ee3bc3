set local statement_timeout = 0;

-- Names stand in the order of their reader's alphabet, and numbers in them by value: 'Gate 2' before 'Gate 10'. The order is
-- the same on every engine and in every version of it: collations of ICU are not on the embedded one, and an index by them is
-- wrong after an update of the operating system. None of the functions calls another: what builds an index finds no others.

-- Polish has nine letters of its own and Spanish one, each behind its plain letter; other languages sort accented letters as
-- plain ones. '~' stands behind every Latin letter.
create function mark_own_letters(text, alphabet text) returns text
  language plpgsql immutable parallel safe strict as $$
begin
  if octet_length($1) = length($1) then
    return $1;
  elsif $2 = 'pl' then
    return regexp_replace(regexp_replace(
      normalize($1, nfc), '([ąćęłńóśźżĄĆĘŁŃÓŚŹŻ])', '\1~', 'g'), '([żŻ])', '\1~', 'g');
  end if;
  return regexp_replace(normalize($1, nfc), '([ñÑ])', '\1~', 'g');
end $$;

create function pad_numbers(text) returns text
  language plpgsql immutable parallel safe strict as $$
begin
  if $1 !~ '[0-9]' then
    return $1;
  end if;
  return regexp_replace(regexp_replace($1, '([0-9]+)', '00000000000\1', 'g'), '0*([0-9]{12})', '\1', 'g');
end $$;

-- Without an index of each alphabet, observations by the names of tasks are sorted in seconds.
do $do$
declare
  list record;
  alphabet text;
begin
  for list in select * from (values
    ('users', $$btrim(firstname || ' ' || lastname)$$), ('locations', 'name'), ('departments', 'name'), ('tasks', 'name'),
    ('campaigns', 'name')) as t (name, text)
  loop
    execute format('create index %I on %I (client_id, (pad_numbers(searchable(%s)) collate "C"), id)',
      list.name || '_natural', list.name, list.text);
    foreach alphabet in array array['es', 'pl'] loop
      execute format('create index %I on %I (client_id, (pad_numbers(searchable(mark_own_letters(%s, %L))) collate "C"), id)',
        list.name || '_natural_' || alphabet, list.name, list.text, alphabet);
    end loop;
  end loop;
end $do$;
drop index users_alphabetical, locations_alphabetical, departments_alphabetical, tasks_alphabetical, campaigns_alphabetical;
