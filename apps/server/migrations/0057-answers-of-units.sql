-- Two people of one unit may answer for one document (docs/decisions/0057): whoever looked before the other answered is told
-- so, instead of undoing that unseen. Units answer side by side, so that it is asked of each document, not of the batch.
alter table disposal_items add column answered_version integer;
comment on column disposal_items.answered_version is 'the version of the batch that the last answer for it made';
