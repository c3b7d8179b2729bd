-- Who people are and what they may do, the organisation, series, levels and tags: nearly every answer tells of them, and few
-- people change them. A server keeps what it has read of them for as long as this number stands still (decision 0063). It is
-- raised by each transaction that changes any of them, as the last thing that one does: nobody waits for it longer than
-- for a commit, and what was read with a number is never older than it.
create table reference_generation (
  is_only boolean primary key default true check (is_only),
  no bigint not null
);
insert into reference_generation (no) values (1);

-- Holds a row only within a transaction that changes reference data, so that each raises the number once.
create table reference_changes (transaction_id xid8 primary key);

create function reference_changed() returns trigger language plpgsql as $$
begin
  insert into reference_changes (transaction_id) values (pg_current_xact_id()) on conflict do nothing;
  return null;
end $$;

create function raise_reference_generation() returns trigger language plpgsql as $$
begin
  update reference_generation set no = no + 1;
  delete from reference_changes where transaction_id = new.transaction_id;
  return null;
end $$;
create constraint trigger reference_changes_raise after insert on reference_changes
  deferrable initially deferred for each row execute function raise_reference_generation();

create trigger users_are_reference after update of first_name, last_name, email, position, avatar_id, home_unit_id,
  is_administrator, accepted_at, email_confirmed_at, deactivated_at or delete on users
  for each statement execute function reference_changed();
create trigger unit_memberships_are_reference after insert or update or delete on unit_memberships
  for each statement execute function reference_changed();
create trigger campus_grants_are_reference after insert or update or delete on campus_grants
  for each statement execute function reference_changed();
create trigger approvers_are_reference after insert or update or delete on approvers
  for each statement execute function reference_changed();
create trigger approver_delegations_are_reference after insert or update or delete on approver_delegations
  for each statement execute function reference_changed();
create trigger second_factors_are_reference after insert or update of enabled_at or delete on second_factors
  for each statement execute function reference_changed();
create trigger units_are_reference after update of name, office_id, is_cru or delete on units
  for each statement execute function reference_changed();
create trigger offices_are_reference after update of campus_id or delete on offices
  for each statement execute function reference_changed();
create trigger categories_are_reference after update of name, description, retention_years, reference, group_id or delete on categories
  for each statement execute function reference_changed();
create trigger category_groups_are_reference after update of name or delete on category_groups
  for each statement execute function reference_changed();
create trigger access_levels_are_reference after update of access, description, scope or delete on access_levels
  for each statement execute function reference_changed();
create trigger tags_are_reference after update of name or delete on tags
  for each statement execute function reference_changed();
