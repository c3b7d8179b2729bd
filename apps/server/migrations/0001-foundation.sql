-- What the rest stands on: extensions (all trusted: the owner of the database may create them), the comparison of
-- names, the text search configuration.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists ltree;

-- Names are compared in NFC and without regard to letter case (domain: "Documents, folders, files").
create function name_key(name text) returns text
  language sql immutable strict parallel safe
  return lower(normalize(name, NFC));

-- Accents are folded, words are not stemmed: prefix search while typing needs whole words.
create text search configuration sinupan (copy = pg_catalog.simple);
alter text search configuration sinupan
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart
  with unaccent, simple;

-- Text for the index: NUL and unpaired surrogates never reach it; the size is bounded, since a tsvector is at most 1 MB.
create function search_vector(title text, weight "char") returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('sinupan', coalesce(title, '')), weight);
