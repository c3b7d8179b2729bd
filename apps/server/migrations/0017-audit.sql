-- The history: what its search looks for, who acted, and the checks of its chain.

-- What a fact says in words, without ids and hashes and as people's words are kept (0015).
create function fact_words(payload jsonb) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', normalize(jsonb_path_query_array(payload,
    'strict $.** ? (@.type() == "string" && !(@ like_regex "^[0-9a-f-]{32,}$"))')::text, NFC)));
-- What a fact about a paper says is not searched: an answer would tell what stands in it.
create index facts_words on facts using gin (fact_words(payload) gin_trgm_ops)
  where document_id is null and folder_id is null and posting_id is null;

-- After many uploads thousands of the system's facts lie before the next one of a person, and the other way round.
create index facts_of_people on facts (id desc) where actor_kind <> 'system';
create index facts_of_system on facts (id desc) where actor_kind = 'system';

-- Each time that all facts were compared with their seals. Nothing of it makes the chain: it is what came out.
create table fact_checks (
  id integer generated always as identity primary key,
  asked_at timestamptz not null,
  -- null: the night's
  asked_by uuid references users on delete set null,
  started_at timestamptz,
  -- The last sign of life.
  progressed_at timestamptz not null,
  finished_at timestamptz,
  -- The number that was compared last.
  position bigint not null default 0,
  checked bigint not null default 0,
  sealed_up_to bigint not null default 0,
  problem_count integer not null default 0,
  -- The first of them.
  problems jsonb not null default '[]',
  -- stopped: it did not come to its end
  outcome text check (outcome in ('intact', 'broken', 'stopped')),
  check ((finished_at is null) = (outcome is null))
);
comment on table fact_checks is 'comparisons of all facts with their seals, and what came out';
-- One at a time.
create unique index fact_checks_unfinished on fact_checks ((true)) where finished_at is null;
