-- Whoever ordered an act may stop it (decision 0080): it has ended, and of it nothing is changed.
alter table acts drop constraint acts_state_check;
alter table acts add constraint acts_state_check check (state in ('waiting', 'running', 'done', 'refused', 'stopped'));
