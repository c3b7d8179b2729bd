import type { QueryOf, WhySight, whyVisible } from '@sinupan/contract'
import { sql } from 'kysely'
import { type Actor, anonymous, unitsOf, userIdOf, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Because, type DocumentFacts, findDocumentFacts, requireDocument, sightOf } from '../documents/index.ts'
import { findActorOfUser } from '../people/index.ts'
import { countLiveLinks } from '../sharing/index.ts'

type Asked = QueryOf<typeof whyVisible>
interface Subject {
  actor: Actor
  /** As sentences call them. */
  name: string
}

const sees: Record<WhySight['sight'], string> = {
  contents: 'reads this document',
  metadata: 'sees what this document is called and about, and does not read it',
  masked: 'sees the title and a lock',
  nothing: 'does not know of this document',
}

/**
 * What a person, a unit's people or everyone sees of a document and why, by the policy itself. For members of its unit.
 *
 * @throws Refusal NotFound, also for a person or unit that is not there
 */
export async function whySeen(ctx: Context, { id, ...asked }: Asked & { id: number }): Promise<WhySight> {
  const own = await requireDocument(ctx, id, 'view')
  if (!worksIn(ctx.actor, own.unitId)) throw refuse('NotFound')
  const { actor, name } = await findSubject(ctx, asked)
  const [document] = await findDocumentFacts({ ...ctx, actor }, [id])
  if (!document) throw refuse('NotFound')
  const { sight, because } = sightOf(actor, document)
  const code = because === 'given' ? await findGiver(ctx, actor, id) : { because, line: lines[because](document) }
  const sentence = `${name} ${sees[sight]}: ${code.line}`
  if (actor.kind !== 'anonymous' || sight === 'contents') return { sight, because: code.because, sentence }
  return { sight, because: code.because, sentence: `${sentence}${linkLine(await countLiveLinks(ctx, id))}` }
}

/** A link for anyone is nobody's right: whoever comes by it reads all the same. */
function linkLine(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ' Whoever has the link for anyone reads it.'
    : ` Whoever has one of ${count} links for anyone reads it.`
}

async function findSubject({ db, clock }: Context, { userId, deliveryUnitId }: Asked): Promise<Subject> {
  if (userId !== undefined) {
    const actor = await findActorOfUser(db, userId, clock.now())
    const { rows } = await sql<{
      name: string
    }>`select first_name || ' ' || last_name as name from users where id = ${userId}`.execute(db)
    const [person] = rows
    if (!person) throw refuse('NotFound')
    return { actor: actor ?? anonymous, name: person.name }
  }
  if (deliveryUnitId === undefined) return { actor: anonymous, name: 'The public' }
  const { rows } = await sql<{ name: string; campusId: number; isCru: boolean }>`
    select n.name, o.campus_id, n.is_cru from units n join offices o on o.id = n.office_id where n.id = ${deliveryUnitId}`.execute(
    db,
  )
  const [unit] = rows
  if (!unit) throw refuse('NotFound')
  return { actor: memberOf(deliveryUnitId, unit), name: `Whoever works in ${unit.name}` }
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Somebody of a unit who has no other duty and nothing of their own. */
const memberOf = (unitId: number, { campusId, isCru }: { campusId: number; isCru: boolean }): Actor => ({
  kind: 'user',
  userId: nobody,
  sessionId: '',
  unitIds: [unitId],
  homeUnitId: unitId,
  campusIds: [campusId],
  isCru,
  isAdministrator: false,
  approves: new Set(),
  inPlaceOf: new Map(),
})

const levels = { unit: 'its unit', campus: 'its campus', system: 'everybody with an account', public: 'everyone' }

const lines: Record<Exclude<Because, 'given'>, (document: DocumentFacts) => string> = {
  system: () => 'it is the system itself.',
  owner: () => 'they own it.',
  unit: () => 'they work in its unit.',
  classified: () => 'it is classified. Its owner can open it to them for a time.',
  opened: () => 'it is classified, and was opened to them for a time.',
  deciding: () => 'its posting waits for their decision.',
  posted: ({ posting }) => `it is posted to ${levels[posting?.scope ?? 'unit']}.`,
  records: () => 'they work in the central records unit.',
  administration: () => 'administrators see what is sent to be posted.',
  trashed: () => 'it is in the trash, which its unit alone sees.',
  notGiven: () => 'it is not posted to them, not shared with them, and in no pool of theirs.',
}

/** By which share or pool; of several the first that was given. */
async function findGiver({ db }: Context, actor: Actor, documentId: number) {
  const { rows } = await sql<{ via: 'share' | 'pool'; by: string | null; title: string | null }>`
    select given.via, maker.first_name || ' ' || maker.last_name as "by", pools.title
    from reading_grants given left join shares s on given.via = 'share' and s.id = given.source_id
    left join users maker on maker.id = s.created_by left join pools on given.via = 'pool' and pools.id = given.source_id
    where given.document_id = ${documentId}
      and (given.user_id = ${userIdOf(actor)}::uuid or given.unit_id = any(${unitsOf(actor)}::integer[]))
    order by given.via desc, given.source_id limit 1`.execute(db)
  const [giver] = rows
  if (giver?.via === 'pool')
    return { because: 'pool', line: `it is in the pool “${giver.title ?? ''}”, where they are a member.` }
  return { because: 'share', line: `${giver?.by ?? 'Somebody of its unit'} shared it with them.` }
}
