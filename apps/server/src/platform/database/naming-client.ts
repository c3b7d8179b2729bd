import { createHash } from 'node:crypto'
import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import { InOnePiece, type Sent } from './in-one-piece.ts'

// A named statement is parsed and planned once a connection. The number of names is bounded on each, since the server keeps
// them as long as the connection lives: what a process asked first, weeks ago, takes none from what it asks now.
const mostNames = 1_000
// What was reckoned once; all of it anew when it is too much.
const mostReckoned = 5_000
const reckoned = new Map<string, string>()

function nameOf(text: string): string {
  const known = reckoned.get(text)
  if (known) return known
  if (reckoned.size >= mostReckoned) reckoned.clear()
  const name = createHash('sha1').update(text).digest('base64url')
  reckoned.set(text, name)
  return name
}

/** How a statement begins whose plan is made once a connection (`planned-once.ts`). */
export const plannedOnceMark = '/* planned once */'
// Until the transaction ends, which these two statements are.
const planOnce = "select set_config('plan_cache_mode', 'force_generic_plan', true)"

type Query = Parameters<pg.Client['query']>
type Answer = (error: Error | undefined, result: pg.QueryResult) => void

/** Values of statements that go with the commit behind them; called when one waits for it. */
export const goingWithCommit = new WeakMap<readonly unknown[], () => void>()

/**
 * A connection whose parametrised statements are named. What begins a transaction goes with the first statement in it, and the
 * last one of `goingWithCommit` with the commit: two ways to PostgreSQL less.
 */
export class NamingClient extends pg.Client {
  #isToBegin = false
  #last: Sent | undefined
  readonly #named = new Set<string>()

  // biome-ignore lint/suspicious/noExplicitAny: pg declares six overloads of query; this passes each of them on
  override query(...args: any[]): any {
    const [text, values, callback] = args as unknown[]
    if (typeof text !== 'string' || !Array.isArray(values)) {
      if (this.#isToBegin || this.#last) this.#send()
      return super.query(...(args as Query))
    }
    if (typeof callback === 'function') return this.#send(this.#asSent(text, values, callback as Answer))
    if (text === 'begin') return this.#begin()
    if (text === 'rollback') this.#dropLast()
    if ((text === 'commit' || text === 'rollback') && this.#isToBegin && !this.#last) return this.#endUnbegun(text)
    // A query that gets its callback after it was made, as pg’s own promises do, keeps its rows through every small
    // collection until the next whole one (pg 8.23 on V8 13.6: fifty rows cost 2 of 3 ms by it).
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const sent = this.#asSent(text, values, (error, result) => (error ? reject(error) : resolve(result)))
      const held = goingWithCommit.get(values)
      if (!held) return this.#send(sent)
      this.#last = sent
      held()
    }).catch(raise)
  }

  async #begin(): Promise<pg.QueryResult> {
    this.#isToBegin = true
    return { ...nothing, command: 'BEGIN' }
  }

  async #endUnbegun(text: string): Promise<pg.QueryResult> {
    this.#isToBegin = false
    return { ...nothing, command: text.toUpperCase() }
  }

  #dropLast(): void {
    this.#last?.answer(new Error('What it would have gone with is undone.'), { ...nothing, command: '' })
    this.#last = undefined
  }

  /** Sends what waits, and this with it. */
  #send(own?: Sent): void {
    const isPlannedOnce = own?.text.startsWith(plannedOnceMark) && !this.#isToBegin && !this.#last
    const before = isPlannedOnce ? planOnce : this.#isToBegin ? 'begin' : undefined
    const all = [before ? this.#asSent(before, [], () => undefined) : undefined, this.#last, own]
    const [first, ...others] = all.filter((one) => one !== undefined)
    this.#isToBegin = false
    this.#last = undefined
    if (!first) return
    if (others.length > 0) return void super.query(new InOnePiece([first, ...others], this.#types))
    const { answer, ...statement } = first
    super.query(statement, answer as (error: Error, result: pg.QueryResult) => void)
  }

  /**
   * Values are made what PostgreSQL takes before anything is sent: pg would go on with what stands behind a statement that it can't
   * write, such as the commit, and then believe for ever that PostgreSQL has parsed it.
   *
   * @throws what a value throws that can't be written
   */
  #asSent(text: string, values: unknown[], answer: Answer): Sent {
    const sent = { text, values: values.map(prepareValue), answer }
    const name = nameOf(text)
    if (!this.#named.has(name)) {
      if (this.#named.size >= mostNames) return { ...sent, name: undefined }
      this.#named.add(name)
    }
    return { ...sent, name }
  }

  get #types(): unknown {
    return (this as unknown as { _types: unknown })._types
  }
}

const nothing = { rows: [], rowCount: null, oid: 0, fields: [] }

// The stack leads back to who asked, not to the socket.
function raise(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}
