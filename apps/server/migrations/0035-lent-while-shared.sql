-- A document lies in a pool by the right of who put it there: while they may no longer share it (they left its unit, or
-- their account is closed), it is withheld from the pool's members, and a colleague who adds it anew takes their place.
create function may_share(p_user uuid, p_document integer) returns boolean language sql stable as $$
  select exists (
    select from documents d join users u on u.id = p_user
    where d.id = p_document and u.deactivated_at is null and (u.home_unit_id = d.unit_id
      or exists (select from unit_memberships m where m.user_id = u.id and m.unit_id = d.unit_id)));
$$;

create or replace view reading_grants as
  select s.document_id, sp.user_id, null::integer as unit_id, 'share' as via, s.id as source_id
  from shares s join share_people sp on sp.share_id = s.id
  where s.ended_at is null and (s.expires_at is null or s.expires_at > now())
  union all
  select s.document_id, null, su.unit_id, 'share', s.id
  from shares s join share_units su on su.share_id = s.id
  where s.ended_at is null and (s.expires_at is null or s.expires_at > now())
  union all
  select pd.document_id, pm.user_id, null, 'pool', pd.pool_id
  from pool_documents pd join pool_members pm on pm.pool_id = pd.pool_id
  where may_share(pd.added_by, pd.document_id);
