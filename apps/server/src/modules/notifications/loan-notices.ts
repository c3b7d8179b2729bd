import type { LoanNotice } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { type Subscriber, subscriber } from '../../platform/jobs/subscriber.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { loanApproved, loanOverdue, loanRefused, loanReminded, loanRequested, loanTurnCame } from '../loans/index.ts'
import { loanTexts, textsOf } from './letters/index.ts'
import { findName, findRecipient, listUnitMembers, type Recipient } from './recipients.queries.ts'
import { tell } from './tell.ts'

/** Tells a unit of who asks for its originals, and who asked of what became of it, of their turn, and of its day. */
export const loanNotices: Subscriber = subscriber(
  'loan-notices',
  [loanRequested, loanApproved, loanRefused, loanTurnCame, loanReminded, loanOverdue],
  async (ctx, facts) => {
    for (const fact of facts) await transaction(ctx, (ctx) => tellOf(ctx, fact))
  },
  { batchSize: 10 },
)

const kinds: Record<string, LoanNotice> = {
  [loanRequested.factName]: 'loan.requested',
  [loanApproved.factName]: 'loan.approved',
  [loanRefused.factName]: 'loan.refused',
  [loanTurnCame.factName]: 'loan.turn',
  [loanReminded.factName]: 'loan.reminded',
  [loanOverdue.factName]: 'loan.overdue',
}

interface Told {
  id: number
  name: string
  /** As people beyond its unit know it. */
  postedName: string
  isClassified: boolean
  unitId: number
  unitName: string
  borrowerId: string
  day: string
  reason: string | null
  isOver: boolean
}

async function tellOf(ctx: Context, fact: Fact): Promise<void> {
  const kind = kinds[fact.name]
  const loan = await findTold(ctx, Number(fact.payload.loanId))
  // What was taken back or put back meanwhile is told to nobody; a refusal is the end itself.
  if (!kind || !loan || (loan.isOver && kind !== 'loan.refused')) return
  const borrower = (await findName(ctx, loan.borrowerId)) ?? ''
  const isToUnit = kind === 'loan.requested' || kind === 'loan.overdue'
  const keepers = isToUnit ? (await listUnitMembers(ctx, loan.unitId)).filter(({ id }) => id !== loan.borrowerId) : []
  const toBorrower = kind === 'loan.requested' ? [] : await findRecipient(ctx, loan.borrowerId)
  const isMember = (await listUnitMembers(ctx, loan.unitId)).some(({ id }) => id === loan.borrowerId)
  const { id: loanId, reason, day, unitName } = loan
  for (const [recipients, name, isBorrower] of [
    [keepers, loan.name, false],
    [toBorrower, isMember ? loan.name : loan.postedName, true],
  ] as const)
    await tell(ctx, fact, {
      kind,
      recipients,
      payload: { loanId, name, by: isBorrower ? unitName : borrower, day, reason, isBorrower },
      letterTo: (recipient) => letterOf(kind, { ...loan, name, borrower, isBorrower }, recipient),
    })
}

async function findTold({ db }: Context, id: number): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select l.id, d.name, coalesce(p.name, d.name) as posted_name, d.is_classified or coalesce(p.is_classified, false) as is_classified,
      d.unit_id, n.name as unit_name, l.requested_by as borrower_id, coalesce(l.due_on, l.needed_by) as day,
      coalesce(l.refusal_reason, case when l.status = 'requested' then l.reason end) as reason, l.closed_at is not null as is_over
    from loans l join documents d on d.id = l.document_id join units n on n.id = d.unit_id
    left join postings p on p.document_id = d.id and p.ended_at is null where l.id = ${id}`.execute(db)
  return rows[0]
}

type Lettered = Told & { borrower: string; isBorrower: boolean }

function letterOf(kind: LoanNotice, loan: Lettered, { email, firstName, language }: Recipient): Letter {
  const say = textsOf[language]
  // A mail leaves the institution’s keeping: of a classified document it tells no title.
  const title = loan.isClassified ? say.classified : `“${loan.name}”`
  const { borrower: by, unitName, day, isBorrower } = loan
  const { label, ...words } = loanTexts[language][kind]({ title, by, unitName, day, isBorrower })
  const button = { label, path: isBorrower ? '/archive/loans?whose=mine' : '/archive/loans' }
  return { ...words, recipient: email, language, greeting: say.greeting(firstName), button }
}
