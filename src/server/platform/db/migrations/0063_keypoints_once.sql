-- Two observations of a client never have the same keypoints: no two analyses are equal in every number. The digest goes
-- with the keypoints; null: none, or from before.
alter table videos add keypoints_digest text check (keypoints_digest ~ '^[0-9a-f]{64}$');
create unique index videos_keypoints_once on videos (client_id, keypoints_digest)
  where keypoints_digest is not null;
