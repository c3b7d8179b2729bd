import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

const counting = new AsyncLocalStorage<{ count: number }>()
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const counted = counting.getStore()
  if (counted) counted.count++
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query

/** How many statements `work` sends to the database, whatever else this process is doing meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const counted = { count: 0 }
  await counting.run(counted, work)
  return counted.count
}

/** As `statementsOf`, of a question that was asked before: what few people change is known by then (decision 0063). */
export async function statementsAskedAgain(ask: () => Promise<unknown>): Promise<number> {
  await ask()
  return statementsOf(ask)
}
