-- A mention in a comment is the id of its person, which is longer than most names; people read 2,000 characters at most.
alter table comments drop constraint if exists comments_text_check;
alter table comments add constraint comments_text_check check (length(text) <= 2500) not valid;
