set local statement_timeout = 0;

-- Names and IDs are equal whatever their case, invisible characters, apostrophes, and the way in which accents are written.
-- What is equal now gets a number, 'Dock (2)', so that people see it and unite it: only they know which one to keep.
create function pg_temp.number_doubles(records regclass, value text, part text, max_length int) returns void
  language plpgsql as $$
declare
  double record;
  numbered text;
  number int;
  is_taken boolean;
begin
  for double in execute format(
    'select d.client_id, d.id, d.value, d.part from (
       select client_id, id, %1$I as value, %2$s as part,
         row_number() over (partition by %2$s, name_key(%1$I) order by created_at, id) as place
       from %3$s where deleted_at is null and %1$I is not null) d
     where d.place > 1', value, part, records)
  loop
    number := 1;
    loop
      number := number + 1;
      numbered := format('%s (%s)', left(double.value, max_length - 12), number);
      execute format(
        'select exists (select from %3$s where deleted_at is null and %2$s = $1 and name_key(%1$I) = name_key($2))',
        value, part, records) into is_taken using double.part, numbered;
      exit when not is_taken;
    end loop;
    execute format('update %2$s set %1$I = $1 where client_id = $2 and id = $3', value, records)
      using numbered, double.client_id, double.id;
  end loop;
end $$;
select pg_temp.number_doubles('clients', 'company_name', $$''::text$$, 200);
select pg_temp.number_doubles('locations', 'name', $$client_id::text || coalesce(parent_id::text, '')$$, 200);
select pg_temp.number_doubles('departments', 'name', $$client_id::text || coalesce(parent_id::text, '')$$, 200);
select pg_temp.number_doubles('users', 'employee_id', 'client_id::text', 100);

-- Accents are stored as one character with their letter (NFC).
update clients set company_name = normalize(company_name, nfc) where company_name is not nfc normalized;
update locations set name = normalize(name, nfc) where name is not nfc normalized;
update departments set name = normalize(name, nfc) where name is not nfc normalized;
update tasks set name = normalize(name, nfc) where name is not nfc normalized;
update campaigns set name = normalize(name, nfc) where name is not nfc normalized;
update gbs_videos set title = normalize(title, nfc) where title is not nfc normalized;
update users set firstname = normalize(firstname, nfc), lastname = normalize(lastname, nfc),
    employee_id = normalize(employee_id, nfc), title = normalize(title, nfc)
  where firstname is not nfc normalized or lastname is not nfc normalized
    or employee_id is not nfc normalized or title is not nfc normalized;

-- Domains of addresses are compared as mail servers write them: RFC 3492, which everything beyond ASCII is encoded by.
create function pg_temp.encode_label(label text) returns text language plpgsql as $$
declare
  points int[] := array(select ascii(c) from unnest(string_to_array(label, null)) with ordinality u (c, place) order by place);
  encoded text := array_to_string(array(
    select c from unnest(string_to_array(label, null)) with ordinality u (c, place) where ascii(c) < 128 order by place), '');
  basic int := length(encoded);
  handled int := basic;
  lowest int := 128;
  delta int := 0;
  bias int := 72;
  next int;
  point int;
  rest int;
  digit int;
  threshold int;
  k int;
begin
  if basic = cardinality(points) then
    return label;
  end if;
  if basic > 0 then
    encoded := encoded || '-';
  end if;
  while handled < cardinality(points) loop
    select min(p) into next from unnest(points) p where p >= lowest;
    delta := delta + (next - lowest) * (handled + 1);
    lowest := next;
    foreach point in array points loop
      if point < lowest then
        delta := delta + 1;
      elsif point = lowest then
        rest := delta;
        k := 36;
        loop
          threshold := greatest(1, least(26, k - bias));
          exit when rest < threshold;
          digit := threshold + (rest - threshold) % (36 - threshold);
          encoded := encoded || chr(case when digit < 26 then 97 + digit else 22 + digit end);
          rest := (rest - threshold) / (36 - threshold);
          k := k + 36;
        end loop;
        encoded := encoded || chr(case when rest < 26 then 97 + rest else 22 + rest end);
        delta := case when handled = basic then delta / 700 else delta / 2 end;
        handled := handled + 1;
        delta := delta + delta / handled;
        k := 0;
        while delta > 455 loop
          delta := delta / 35;
          k := k + 36;
        end loop;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
      end if;
    end loop;
    delta := delta + 1;
    lowest := lowest + 1;
  end loop;
  return 'xn--' || encoded;
end $$;
update users u set email = n.email
from (
  select i.client_id, i.id, split_part(i.email, '@', 1) || '@' || (
      select string_agg(pg_temp.encode_label(label), '.' order by place)
      from unnest(string_to_array(normalize(split_part(i.email, '@', 2), nfkc), '.')) with ordinality l (label, place)
    ) as email
  from users i where octet_length(i.email) > length(i.email)
) n
where u.client_id = n.client_id and u.id = n.id
  and (u.deleted_at is not null or not exists (select from account_emails e where e.email = n.email));

-- Reads go on until the new indexes take the place of the old ones.
create unique index new_clients_company_name on clients (name_key(company_name)) where deleted_at is null;
create unique index new_locations_name on locations
  (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key(name)) where deleted_at is null;
create unique index new_departments_name on departments
  (client_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key(name)) where deleted_at is null;
create unique index new_users_employee_id on users (client_id, name_key(employee_id)) where deleted_at is null;
drop index clients_company_name, locations_name, departments_name, users_employee_id;
alter index new_clients_company_name rename to clients_company_name;
alter index new_locations_name rename to locations_name;
alter index new_departments_name rename to departments_name;
alter index new_users_employee_id rename to users_employee_id;

-- Some people have one name.
alter table users drop constraint users_firstname_check;
alter table users add constraint users_firstname_check check (length(firstname) <= 100);
alter table users add constraint users_name_check check (length(btrim(firstname || lastname)) > 0);
