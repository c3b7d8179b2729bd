import pg from 'pg'

/** A statement on its way, and who waits for its answer. */
export interface Sent {
  name: string | undefined
  text: string
  values: unknown[]
  answer(error: Error | undefined, result: pg.QueryResult): void
}

/** What pg keeps on its own account, and doesn't tell the compiler. */
interface Kept extends pg.Query {
  name: string | undefined
  text: string
  _result: { _types: unknown }
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleError(error: Error, connection: pg.Connection): void
  handleReadyForQuery(connection: pg.Connection): void
}
type Parsing = pg.Connection & { submittedNamedStatements: Record<string, string> }

/**
 * Statements that go to PostgreSQL as one message, before one `Sync`, and come back as one answer: one way there and back instead of one
 * each. Where one of them fails PostgreSQL passes over the others, so that none is ever done without those before it, and
 * everybody who waits hears of it.
 */
export class InOnePiece implements pg.Submittable {
  readonly #parts: readonly Kept[]
  #answered = 0

  constructor(statements: readonly Sent[], types: unknown) {
    this.#parts = statements.map(({ answer, ...statement }) => {
      const part = new pg.Query(statement, answer) as unknown as Kept
      part._result._types = types
      return part
    })
  }

  get #current(): Kept | undefined {
    return this.#parts[this.#answered]
  }

  // By these the client remembers what PostgreSQL has parsed.
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string | undefined {
    return this.#current?.text
  }

  submit(connection: pg.Connection): void {
    const unended: pg.Connection = Object.create(connection, { sync: { value: () => undefined } })
    connection.stream.cork()
    try {
      for (const part of this.#parts.slice(0, -1)) part.submit(unended)
      this.#parts.at(-1)?.submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#current?.handleCommandComplete(message, connection)
    this.#answered++
  }

  handleError(error: Error, connection: pg.Connection): void {
    const { submittedNamedStatements: sent = {} } = connection as Parsing
    // What stood behind the failure was not parsed.
    for (const { name } of this.#parts.slice(this.#answered)) if (name) delete sent[name]
    for (const part of this.#parts) part.handleError(error, connection)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const part of this.#parts) part.handleReadyForQuery(connection)
  }
}
