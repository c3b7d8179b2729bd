-- What waits to be sorted into one of these indexes is looked through by every search (0010 says so of those of entries): 4 MB, as
-- PostgreSQL lets wait, made a misspelt word 16 ms dearer (docs/decisions/0084).
alter index search_words_similar set (gin_pending_list_limit = 256);
alter index search_entries_masked set (gin_pending_list_limit = 256);
alter index search_entries_tags set (gin_pending_list_limit = 256);
alter index folders_search set (gin_pending_list_limit = 256);
alter index locations_search set (gin_pending_list_limit = 256);
