set local statement_timeout = 0;

-- Trigrams cannot find one or two letters: without an index each such search read every text of the client. The letters and
-- pairs of letters of a text, those of most observations being null.
create function letter_pairs(text) returns text[] language sql immutable parallel safe strict
  return array(
    select distinct found.letters
    from unnest(string_to_array($1, null), string_to_array(substr($1, 2), null)) as pair (one, next)
    cross join lateral (values (pair.one), (pair.one || pair.next)) as found (letters)
    where found.letters is not null
  );
create index observations_letters on observations using gin (
  client_id,
  letter_pairs(searchable(coalesce(unlinked_observee_name, '') || ' ' || coalesce(unlinked_observee_employee_id, '') || ' ' || coalesce(notes, '')))
) where unlinked_observee_name is not null or unlinked_observee_employee_id is not null or notes is not null;
