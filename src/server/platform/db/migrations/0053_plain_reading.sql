set local statement_timeout = 0;

-- Lists are plain statements, planned by their values: what only served other ways to a page or to a short word goes. The
-- function `letter_pairs` stays for now, since processes of the version before still call it during an update.
drop index observations_reviewed, observations_unlinked, observations_letters;
