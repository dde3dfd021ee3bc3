set local statement_timeout = 0;

-- A result with a person's answer to a principle is reviewed: the review queue leaves it out without reading the videos.
create index videos_reviewed_principles on videos (client_id, id)
  where coalesce(is_ai_inside_base_correct, is_ai_big_engines_correct, is_ai_turn_not_twist_correct,
    is_ai_dip_n_drive_correct) is not null;
