import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { readAnchor } from './chain-anchor.ts'
import { beginning, chainKey, lineOf, macOf } from './fact-chain.ts'

/** What is wrong at a place of the chain. */
export interface ChainProblem {
  /** altered: the fact says something else than when it was sealed; missing: it is gone; gap: so is its seal; truncated: the end is gone. */
  kind: 'altered' | 'missing' | 'gap' | 'truncated'
  number: number
  factId: number | null
}

/** How far a comparison has come: a number of the chain, and what stands in its seal. */
export interface Place {
  number: number
  mac: Buffer
}

interface Row extends Place {
  factId: number
  line: string | null
}

/** The place of a number, from which a comparison goes on; 0 is before the first one. */
export async function placeOf(ctx: Context, number: number): Promise<Place> {
  const { rows } = await sql<Place>`select number, mac from fact_seals where number = ${number}`.execute(ctx.db)
  return rows[0] ?? { number, mac: beginning }
}

/** Compares the next facts with their seals, and each seal with the one before it. */
export async function compareFacts(ctx: Context, from: Place, limit: number) {
  const key = chainKey(ctx.secrets)
  const rows = await readSeals(ctx, from.number, limit)
  const problems: ChainProblem[] = []
  let last = from
  for (const row of rows) {
    problems.push(...problemsOf(key, last, row))
    last = row
  }
  return { checked: rows.length, last, problems }
}

/** Compares the chain's end with how far this machine has seen it. */
export async function compareEnd(ctx: Context): Promise<ChainProblem[]> {
  const anchor = await readAnchor(ctx.config.DATA_DIR)
  if (!anchor) return []
  const { mac } = await placeOf(ctx, anchor.number)
  return mac.toString('hex') === anchor.mac ? [] : [{ kind: 'truncated', number: anchor.number, factId: null }]
}

/** The newest number of the chain; 0 while there is none. */
export async function newestNumber(ctx: Context): Promise<number> {
  const { rows } = await sql<{
    number: number
  }>`select coalesce(max(number), 0)::bigint as number from fact_seals`.execute(ctx.db)
  return rows[0]?.number ?? 0
}

async function readSeals(ctx: Context, after: number, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.number, s.fact_id, s.mac, ${lineOf} as line from fact_seals s left join facts f on f.id = s.fact_id
    where s.number > ${after} order by s.number limit ${limit}`.execute(ctx.db)
  return rows
}

function problemsOf(key: Buffer, last: Place, row: Row): ChainProblem[] {
  const { number, factId, line, mac } = row
  const problems: ChainProblem[] = []
  if (number !== last.number + 1) problems.push({ kind: 'gap', number: last.number + 1, factId: null })
  if (line === null) return [...problems, { kind: 'missing', number, factId }]
  // Behind a gap the seal before is not known, so that the fact can't be judged by it; the gap stands for both.
  const isJudged = problems.length === 0
  if (isJudged && !macOf(key, { before: last.mac, number, line }).equals(mac))
    problems.push({ kind: 'altered', number, factId })
  return problems
}
