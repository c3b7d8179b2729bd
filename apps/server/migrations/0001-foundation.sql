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

-- An instant inside of JSON as the API writes it.
create function instant_text(at timestamptz) returns text
  language sql immutable strict parallel safe
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Names sort as people read them (Memo 9 before Memo 10, Ñ after N), where the server knows ICU.
do $$ begin
  if exists (select from pg_collation where collprovider = 'i') then
    create collation natural_order (provider = icu, locale = 'en-u-kn-true');
  else
    create collation natural_order from "C";
  end if;
end $$;
