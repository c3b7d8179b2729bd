import { loans } from '@sinupan/demo'
import { sql } from 'kysely'
import {
  approveLoan,
  lendLoan,
  pullLoan,
  refuseLoan,
  requestLoan,
  reshelveLoan,
  returnLoan,
} from '../modules/loans/index.ts'
import { beginStockTake, closeStockTake, scanItem } from '../modules/stock-takes/index.ts'
import type { Context } from '../platform/context.ts'
import type { Cast } from './act-as.ts'
import { idOf } from './insert-people.ts'

type PlanLoan = (typeof loans.loans)[number]

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)
const dateOf = (at: Date) => at.toISOString().slice(0, 10)

/** Asks for the originals of the plan, and brings each as far as it says; ids of documents by name. */
export async function lendPlanned(cast: Cast, documents: ReadonlyMap<string, number>): Promise<void> {
  for (const plan of loans.loans) {
    const { by, daysAgo, neededInDays, reason, document } = plan
    const neededBy = dateOf(ago(daysAgo - neededInDays))
    const wish = { fileManagerId: idOf(documents, document), neededBy, reason }
    const { id } = await requestLoan(await cast.act(by, ago(daysAgo)), wish)
    await bringOn(cast, plan, id)
  }
}

const steps = ['approved', 'pulled', 'lent', 'returned', 'reshelved'] as const
type Step = (typeof steps)[number]

async function bringOn(cast: Cast, plan: PlanLoan, id: number): Promise<void> {
  const { keeper, daysAgo, until, refusal } = plan
  const at = (number: number) => cast.act(keeper, ago(Math.max(daysAgo - number, 0)))
  if (until === 'refused') await refuseLoan(await at(1), { id, reason: refusal })
  const last = steps.indexOf(until as Step)
  for (const [number, step] of steps.slice(0, last + 1).entries()) await take[step](await at(number), id, plan)
}

const take: Record<Step, (ctx: Context, id: number, plan: PlanLoan) => Promise<unknown>> = {
  approved: (ctx, id) => approveLoan(ctx, { id }),
  pulled: (ctx, id) => pullLoan(ctx, { id }),
  lent: (ctx, id, { daysAgo, dueInDays = 14 }) => lendLoan(ctx, { id, dueOn: dateOf(ago(daysAgo - dueInDays)) }),
  returned: (ctx, id) => returnLoan(ctx, { id }),
  reshelved: (ctx, id) => reshelveLoan(ctx, { id }),
}

/** Counts the places of the plan. */
export async function countPlanned(cast: Cast, documents: ReadonlyMap<string, number>): Promise<void> {
  for (const { by, daysAgo, place, scanned, isClosed } of loans.stockTakes) {
    const ctx = await cast.act(by, ago(daysAgo))
    const { rows } = await sql<{ id: number }>`select id from locations where name = ${place} limit 1`.execute(ctx.db)
    const { id } = await beginStockTake(ctx, rows[0]?.id ?? 0)
    for (const name of scanned) await scanItem(ctx, { id, code: await codeOf(ctx, idOf(documents, name)) })
    if (isClosed) await closeStockTake(ctx, { id })
  }
}

async function codeOf({ db }: Context, id: number): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`select item_code as code from documents where id = ${id}`.execute(
    db,
  )
  return rows[0]?.code ?? ''
}
