import type { Language } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** A posting as it is told of; it may have gone on since the fact. */
export interface PostingTold {
  id: number
  documentId: number
  name: string
  status: string
  round: number
  isEnded: boolean
  isClassified: boolean
  requestedBy: string
  accessLevel: string
  unitName: string
}

export async function findPostingTold(ctx: Context, id: number): Promise<PostingTold | undefined> {
  const { rows } = await sql<PostingTold>`
    select p.id, p.document_id, p.name, p.status, p.round, p.ended_at is not null as is_ended,
      p.is_classified or d.is_classified as is_classified, p.requested_by, l.access as access_level, n.name as unit_name
    from postings p join documents d on d.id = p.document_id join access_levels l on l.id = p.access_level_id
    join units n on n.id = d.unit_id where p.id = ${id}`.execute(ctx.db)
  return rows[0]
}

export interface Recipient {
  id: string
  email: string
  firstName: string
  language: Language
  /** Kinds of notices that they want in the app only. */
  unmailedNotices: readonly string[]
  /** Kinds that they want in one mail a day. */
  digestNotices: readonly string[]
}

const isActive = sql`u.accepted_at is not null and u.email_confirmed_at is not null and u.deactivated_at is null`

const recipientColumns = sql`u.id, u.email, u.first_name, u.language, u.unmailed_notices, u.digest_notices`

const records = sql`select m.user_id from unit_memberships m join units n on n.id = m.unit_id where n.is_cru
  union select u.id from users u join units n on n.id = u.home_unit_id where n.is_cru`

/** The active user of that id. */
export async function findRecipient(ctx: Context, id: string): Promise<Recipient[]> {
  const { rows } =
    await sql<Recipient>`select ${recipientColumns} from users u where u.id = ${id} and ${isActive}`.execute(ctx.db)
  return rows
}

/** Who works in the central records unit. */
export async function listRecordsUnit(ctx: Context): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u where ${isActive} and u.id in (${records}) order by u.id limit ${mostTold}`.execute(
    ctx.db,
  )
  return rows
}

// A share with a whole unit is told to so many of it; the others find it in their list.
const mostTold = 500

/** The people that a living share names, by themselves or through a unit. */
export async function listSharedWith(ctx: Context, shareId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u where ${isActive} and exists (
      select from reading_grants given where given.via = 'share' and given.source_id = ${shareId} and (given.user_id = u.id
        or given.unit_id = u.home_unit_id or given.unit_id in (select unit_id from unit_memberships m where m.user_id = u.id)))
    order by u.id limit ${mostTold}`.execute(ctx.db)
  return rows
}

export async function listAdministrators(ctx: Context): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u where u.is_administrator and ${isActive} order by u.id`.execute(ctx.db)
  return rows
}

/** The account of that id while it waits for acceptance. */
export async function findWaitingAccount(ctx: Context, id: string) {
  const { rows } = await sql<{ id: string; name: string; email: string; unitName: string | null }>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, n.name as unit_name
    from users u left join units n on n.id = u.home_unit_id
    where u.id = ${id} and u.accepted_at is null and u.deactivated_at is null`.execute(ctx.db)
  return rows[0]
}

/**
 * Who is asked to decide: the approver of the campus and group and who stands in for them, the CRU where none is set; the administrators where none of
 * them may, because they sent it or uploaded its files themselves, or are not active.
 */
export async function listDeciders(ctx: Context, postingId: number): Promise<Recipient[]> {
  const now = ctx.clock.now().toISOString()
  const { rows } = await sql<Recipient & { rank: number }>`
    with posting as (
      select p.id, p.requested_by, o.campus_id, c.group_id from postings p join units n on n.id = p.unit_id
      join offices o on o.id = n.office_id join categories c on c.id = p.category_id where p.id = ${postingId}
    ), setting as (
      select approver_id from approvers a join posting on posting.campus_id = a.campus_id and posting.group_id = a.group_id
    ), approver as (
      select approver_id from setting
      union select delegate_id from approver_delegations d
      where d.approver_id = (select approver_id from setting) and d.ended_at is null and d.starts_at <= ${now} and d.ends_at > ${now}
        and (${ctx.config.ALLOW_SELF_APPROVAL} or (d.approver_id <> (select requested_by from posting) and not exists (
          select from posting_files pf join files f on f.id = pf.file_id
          where pf.posting_id = ${postingId} and f.uploaded_by = d.approver_id)))
    ), records as (${records})
    select ${recipientColumns},
      case when u.id in (select approver_id from approver) then 1
        when u.id in (select user_id from records) and not exists (select from approver) then 2 else 3 end as rank
    from users u, posting
    where ${isActive} and (u.is_administrator or u.id in (select approver_id from approver)
        or (u.id in (select user_id from records) and not exists (select from approver)))
      and (${ctx.config.ALLOW_SELF_APPROVAL} or (u.id <> posting.requested_by and not exists (
        select from posting_files pf join files f on f.id = pf.file_id where pf.posting_id = posting.id and f.uploaded_by = u.id)))
    order by rank, u.id`.execute(ctx.db)
  const nearest = rows[0]?.rank
  return rows.filter((row) => row.rank === nearest).map(({ rank: _, ...recipient }) => recipient)
}

/** Who is told that nobody has decided for long: the administrators, and the CRU where no approver is set. */
export async function listEscalation(ctx: Context, postingId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u
    where ${isActive} and (u.is_administrator or (u.id in (${records}) and not exists (
      select from postings p join units n on n.id = p.unit_id join offices o on o.id = n.office_id
      join categories c on c.id = p.category_id join approvers a on a.campus_id = o.campus_id and a.group_id = c.group_id
      where p.id = ${postingId}))) order by u.id`.execute(ctx.db)
  return rows
}

/** The people of a posting's unit. */
export async function listMembers(ctx: Context, postingId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u join postings p on p.id = ${postingId}
    where ${isActive} and (u.home_unit_id = p.unit_id or exists (
      select from unit_memberships m where m.user_id = u.id and m.unit_id = p.unit_id)) order by u.id`.execute(ctx.db)
  return rows
}

/** The people of a unit. */
export async function listUnitMembers(ctx: Context, unitId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from users u where ${isActive} and (u.home_unit_id = ${unitId} or exists (
      select from unit_memberships m where m.user_id = u.id and m.unit_id = ${unitId})) order by u.id limit ${mostTold}`.execute(
    ctx.db,
  )
  return rows
}

/** First and last name of who did it; null for the system. */
export async function findName(ctx: Context, userId: string | null): Promise<string | null> {
  if (!userId) return null
  const user = await ctx.db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ? `${user.firstName} ${user.lastName}` : null
}
