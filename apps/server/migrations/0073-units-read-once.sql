-- Offices as they are told, and how many people work in each unit, are reference data (docs/decisions/0063): the number rises with what changes
-- any of it.
drop trigger offices_are_reference on offices;
create trigger offices_are_reference after update of name, short_name, campus_id or delete on offices
  for each statement execute function reference_changed();
create trigger campuses_are_reference after update of name, short_name or delete on campuses
  for each statement execute function reference_changed();
create trigger new_users_are_reference after insert on users
  for each statement execute function reference_changed();
