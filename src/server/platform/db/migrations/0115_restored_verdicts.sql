set local statement_timeout = 0;

-- AI results whose override was taken back kept a person's answers where the AI could not tell: a job mends them, with
-- their follow-ups and the audit log.
insert into jobs (client_id, id, kind, subject_id, occurrence, due_at)
  select distinct on (o.client_id) o.client_id, o.id, 'mendRestoredVerdicts', o.client_id, '', now()
  from observations o
  join videos v on v.client_id = o.client_id and v.id = o.video_id
  where o.review_type = 'AI'
    and (v.is_inside_base is null and o.is_inside_base is not null
      or v.is_big_engines is null and o.is_big_engines is not null
      or v.is_turn_not_twist is null and o.is_turn_not_twist is not null
      or v.is_dip_n_drive is null and o.is_dip_n_drive is not null)
  on conflict do nothing;
