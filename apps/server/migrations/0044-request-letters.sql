-- Each letter about a request brings a private link of its own; a job that runs twice must not write the letter twice.

alter table document_request_keys add column fact_id bigint unique;
comment on column document_request_keys.fact_id is 'of which fact the letter told that brought this link';
