-- People of an old observation are named by their pseudonyms in the log of who opened its recording, too. Nothing else
-- changes that log.
create function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if client is distinct from public.current_client() and not public.reaches_every_client() then
    raise insufficient_privilege using message = 'Views of another client.';
  end if;
  update public.recording_views w set user_id = p.pseudonym
  from unnest(people, pseudonyms) as p (person, pseudonym)
  join public.observations o on o.client_id = client and o.pseudonymised_at is not null and o.video_id = any(videos)
    and p.pseudonym in (o.user_id, o.observee_id)
  where w.client_id = client and w.video_id = o.video_id and w.user_id = p.person;
end $$;
revoke execute on function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) from public;
grant execute on function replace_viewers(client uuid, videos uuid[], people uuid[], pseudonyms uuid[]) to pg_database_owner;

-- What earlier runs have left. Users and observees see only observations by or about themselves.
delete from recording_views w using observations o
where o.client_id = w.client_id and o.video_id = w.video_id and o.pseudonymised_at is not null
  and w.role in ('CLIENT_USER', 'CLIENT_OBSERVEE');
delete from notifications n using observations o
where o.client_id = n.client_id and o.id = n.subject_id and o.pseudonymised_at is not null;
with ended as (
  delete from alerts a using observations o
  where a.kind = 'badLifts' and o.client_id = a.client_id and o.id::text = a.occurrence and o.pseudonymised_at is not null
  returning a.client_id, a.user_id, a.created_at
)
insert into alerts (client_id, kind, user_id, occurrence, created_at)
select client_id, 'badLifts', user_id, 'first', min(created_at) from ended group by 1, 3
on conflict do nothing;
delete from jobs j using observations o
where j.kind in ('alertOfBadLifts', 'mail.badLiftsAlert') and j.state in ('done', 'failed', 'cancelled')
  and o.client_id = j.client_id and o.id::text = split_part(j.occurrence, '/', 1) and o.pseudonymised_at is not null;
