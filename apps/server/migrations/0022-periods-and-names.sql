-- Whatever is kept for a time only is found by when that time is over.
create index throttles_ended on throttles (window_ends_at);
create index sessions_expired on sessions (expires_at);
create index mails_secret on mails (created_at) where is_secret and body_html <> '';
create index notifications_by_age on notifications (created_at);
-- The networks that an account was opened from: strangers' failures don't lock them out (decision 0020).
create index sessions_network on sessions (user_id, address);

-- A campus is told by its name wherever people choose one, so no two have the same. Later ones are numbered.
do $$
declare
  double record;
  number integer;
  wanted text;
begin
  for double in
    select id, left(name, 240) as name from (
      select id, name, row_number() over (partition by name_key(name) order by id) as place from campuses
    ) named where place > 1 order by id
  loop
    number := 2;
    loop
      wanted := double.name || ' (' || number || ')';
      exit when not exists (select from campuses where name_key(name) = name_key(wanted));
      number := number + 1;
    end loop;
    update campuses set name = wanted, version = version + 1 where id = double.id;
  end loop;
end $$;
create unique index campuses_name on campuses (name_key(name));
