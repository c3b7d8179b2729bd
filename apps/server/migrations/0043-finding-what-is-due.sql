-- Among a million documents the records officer's lists read all of them where one has no series, or looks for a part of a
-- name (bench: keeping). Names are few letters, and their index takes new ones in bundles, so that an upload does not wait.

create index documents_without_series on documents (created_at, id) where is_living and category_id is null and not is_permanent;
create index documents_words on documents using gin (name gin_trgm_ops) where is_living;
create index postings_words on postings using gin (name gin_trgm_ops) where ended_at is null;
