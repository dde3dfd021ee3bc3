set local statement_timeout = 0;

-- Texts are searched and compared alike on every engine and in the web app: `domain/searchText.ts` and
-- `domain/normalForm.ts` say how, and a test compares both for every character. The rules of `unaccent` differ between
-- versions of PostgreSQL, and small letters between locales, so the locale is one of these, of which every server has some.
do $do$
declare
  letters text;
begin
  select quote_ident(c.collname) into letters from pg_collation c
    where c.collnamespace = 'pg_catalog'::regnamespace and c.collname in ('pg_c_utf8', 'C.utf8', 'C.UTF-8', 'und-x-icu')
    order by array_position(array['pg_c_utf8', 'C.utf8', 'C.UTF-8', 'und-x-icu'], c.collname::text) limit 1;

  execute format($create$
    create or replace function searchable(text) returns text
      language plpgsql immutable parallel safe strict as $body$
    declare
      folded text;
    begin
      if octet_length($1) = length($1) then
        return lower($1 collate "C");
      end if;
      folded := regexp_replace(lower(normalize(replace($1, '´', ''''), nfkd) collate pg_catalog.%1$s),
        '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u08D3-\u08E1\u08E3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\u2DE0-\u2DFF\uA66F\uA674-\uA67D\uFB1E\uFE20-\uFE2F]+',
        '', 'g');
      if octet_length(folded) = length(folded) or folded !~ '[‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ςđðɖɗɇǝəƒǥɠħıɨȷɉĸƙłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʋƴɏƶʐƀɓȼƈٱىیېکڪةہەھۀۃ⁄∕٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹ßæœþ]' then
        return folded;
      end if;
      return replace(replace(replace(replace(translate(folded,
        '‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ςđðɖɗɇǝəƒǥɠħıɨȷɉĸƙłƚɫɬŋɲƞøɔɵƥɍɽŧƭʈʉʋƴɏƶʐƀɓȼƈٱىیېکڪةہەھۀۃ⁄∕٠۰١۱٢۲٣۳٤۴٥۵٦۶٧۷٨۸٩۹',
        '''''''''''''''''''''''''''""""""""----------σddddeeefgghiijjkkllllnnnoooprrtttuvyyzzbbccايييككهههههه//00112233445566778899'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    end $body$
  $create$, coalesce(letters, '"default"'));

  execute format($create$
    create function name_key(text) returns text
      language plpgsql immutable parallel safe strict as $body$
    begin
      return normalize(replace(translate(
        lower(btrim(regexp_replace(
          regexp_replace($1, '[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]+', '', 'g'),
          '[\u0009-\u000D \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+', ' ', 'g')) collate pg_catalog.%1$s),
        '‘’‚‛ʹʻʼʽˈ′´ꞌ＇“”„‟″«»＂‐‑‒–—―−﹘﹣－ς', '''''''''''''''''''''''''''""""""""----------σ'),
        U&'i\0307', 'i'), nfc);
    end $body$
  $create$, coalesce(letters, '"default"'));
end $do$;

-- Reads go on until the new indexes take the place of the old ones.
create index new_observations_search on observations using gin (
  client_id,
  searchable(coalesce(unlinked_observee_name, '') || ' ' || coalesce(unlinked_observee_employee_id, '') || ' ' || coalesce(notes, ''))
  gin_trgm_ops
);
create index new_observations_letters on observations using gin (
  client_id,
  letter_pairs(searchable(coalesce(unlinked_observee_name, '') || ' ' || coalesce(unlinked_observee_employee_id, '') || ' ' || coalesce(notes, '')))
) where unlinked_observee_name is not null or unlinked_observee_employee_id is not null or notes is not null;
create index new_observations_unlinked on observations (
  client_id,
  searchable(coalesce(unlinked_observee_name, unlinked_observee_employee_id)) collate "C",
  date,
  id
) where observee_id is null and deleted_at is null;
create index new_users_search on users using gin (
  client_id,
  searchable(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(employee_id, '')) gin_trgm_ops
);
-- People with one name stand under it.
create index new_users_alphabetical on users
  (client_id, (searchable(btrim(firstname || ' ' || lastname)) collate "C"), id);
create index new_locations_search on locations using gin (client_id, searchable(name) gin_trgm_ops);
create index new_departments_search on departments using gin (client_id, searchable(name) gin_trgm_ops);
create index new_tasks_search on tasks using gin (client_id, searchable(name) gin_trgm_ops);
create index new_campaigns_search on campaigns using gin (searchable(name) gin_trgm_ops);
create index new_locations_alphabetical on locations (client_id, (searchable(name) collate "C"), id);
create index new_departments_alphabetical on departments (client_id, (searchable(name) collate "C"), id);
create index new_tasks_alphabetical on tasks (client_id, (searchable(name) collate "C"), id);
create index new_campaigns_alphabetical on campaigns (client_id, (searchable(name) collate "C"), id);

drop index observations_search, observations_letters, observations_unlinked, users_search, users_alphabetical,
  locations_search, departments_search, tasks_search, campaigns_search, locations_alphabetical,
  departments_alphabetical, tasks_alphabetical, campaigns_alphabetical;
do $$
declare
  index_name text;
begin
  foreach index_name in array array['observations_search', 'observations_letters', 'observations_unlinked', 'users_search',
    'users_alphabetical', 'locations_search', 'departments_search', 'tasks_search', 'campaigns_search',
    'locations_alphabetical', 'departments_alphabetical', 'tasks_alphabetical', 'campaigns_alphabetical']
  loop
    execute format('alter index %I rename to %I', 'new_' || index_name, index_name);
  end loop;
end $$;
