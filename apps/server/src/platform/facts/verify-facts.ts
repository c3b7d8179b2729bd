import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { readAnchor } from './chain-anchor.ts'
import { beginning, chainKey, lineOf, macOf } from './fact-chain.ts'
import { sealFacts } from './seal-facts.ts'

const batch = 10_000
const mostProblems = 20

/** What is wrong at a place of the chain. */
export interface ChainProblem {
  /** altered: the fact says something else than when it was sealed; missing: it is gone; gap: so is its seal; truncated: the end is gone. */
  kind: 'altered' | 'missing' | 'gap' | 'truncated'
  number: number
  factId: number | null
}

export interface Verification {
  isIntact: boolean
  /** How many facts were compared with their seals. */
  checked: number
  /** The newest number of the chain; 0 while there is none. */
  sealedUpTo: number
  problemCount: number
  /** The first of them. */
  problems: ChainProblem[]
}

interface Row {
  number: number
  factId: number
  mac: Buffer
  line: string | null
}

/** Seals what is new, then compares every fact with its seal, every seal with the one before it, and the end with what this machine has seen. */
export async function verifyFacts(ctx: Context): Promise<Verification> {
  await sealFacts(ctx, { isThorough: true })
  const key = chainKey(ctx.secrets)
  const anchor = await readAnchor(ctx.config.DATA_DIR)
  const problems: ChainProblem[] = []
  let last: Pick<Row, 'number' | 'mac'> = { number: 0, mac: beginning }
  let checked = 0
  let anchored = anchor === undefined
  for (;;) {
    const rows = await readSeals(ctx, last.number)
    for (const row of rows) {
      problems.push(...problemsOf(key, last, row))
      if (row.number === anchor?.number) anchored = row.mac.toString('hex') === anchor.mac
      last = row
    }
    checked += rows.length
    if (rows.length < batch) break
  }
  if (!anchored && anchor) problems.push({ kind: 'truncated', number: anchor.number, factId: null })
  const isIntact = problems.length === 0
  const shown = problems.slice(0, mostProblems)
  return { isIntact, checked, sealedUpTo: last.number, problemCount: problems.length, problems: shown }
}

async function readSeals(ctx: Context, after: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.number, s.fact_id, s.mac, ${lineOf} as line from fact_seals s left join facts f on f.id = s.fact_id
    where s.number > ${after} order by s.number limit ${batch}`.execute(ctx.db)
  return rows
}

function problemsOf(key: Buffer, last: { number: number; mac: Buffer }, row: Row): ChainProblem[] {
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
