-- What is linked to a request is held while that is open: by one hold of the request, which nobody lifts by hand
-- (docs/decisions/0043). The documents of a hold never change, so that another choice of them is another hold.

alter table holds add column request_id integer references document_requests;
comment on column holds.request_id is 'of which request its documents are held while that is open';
create unique index holds_request on holds (request_id) where lifted_at is null and request_id is not null;
alter table document_request_items drop column hold_id;

create or replace function hold_is_only_lifted() returns trigger language plpgsql as $$
begin
  if old.lifted_at is not null and (new.lifted_at, new.lifted_by, new.lift_reason)
      is distinct from (old.lifted_at, old.lifted_by, old.lift_reason)
    or (new.kind, new.reason, new.target, new.about, new.created_by, new.created_at, new.request_id)
      is distinct from (old.kind, old.reason, old.target, old.about, old.created_by, old.created_at, old.request_id)
    or coalesce(new.folder_id, old.folder_id) is distinct from old.folder_id
    or coalesce(new.category_id, old.category_id) is distinct from old.category_id
    or coalesce(new.location_id, old.location_id) is distinct from old.location_id
    or (old.lifted_at is null and (new.folder_id, new.category_id, new.location_id)
      is distinct from (old.folder_id, old.category_id, old.location_id)) then
    raise exception 'a hold is only lifted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
