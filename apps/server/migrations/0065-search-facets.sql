-- What facets count of an entry, as one value: a search hands over those of up to thirty thousand, and the server counts them
-- (docs/decisions/0067). Series, unit, campus and year, 0 where there is none; how many tags and file types follow; each tag; each
-- file type behind its length. Numbers are four bytes, but for the two counts and the lengths, which are two.
create function search_facets(
  p_category integer, p_unit integer, p_campus integer, p_year integer, p_tags integer[], p_types text[]
) returns bytea
  language sql immutable parallel safe
  return int4send(coalesce(p_category, 0)) || int4send(p_unit) || int4send(p_campus) || int4send(coalesce(p_year, 0))
    || int2send(cardinality(p_tags)::smallint) || int2send(cardinality(p_types)::smallint)
    || coalesce((select string_agg(int4send(tag), ''::bytea) from unnest(p_tags) as tag), ''::bytea)
    || coalesce((select string_agg(int2send(octet_length(type)::smallint) || convert_to(type, 'UTF8'), ''::bytea)
      from unnest(p_types) as type), ''::bytea);

-- What was written before has none, and gets it when it is next written or by a job, some each hour: until then it is made as it is
-- read. No entry is rewritten here: it would cost all its words in the index.
alter table search_entries add column facets bytea;
comment on column search_entries.facets is 'search_facets of the entry; null in what was written before there was this column';
create index search_entries_without_facets on search_entries (id) where facets is null;
