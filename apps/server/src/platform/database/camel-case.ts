import {
  CamelCasePlugin,
  type IdentifierNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  type RootOperationNode,
  sql,
  type UnknownRow,
} from 'kysely'

/**
 * `unit_id` in the database is `unitId` here, in statements and in rows; JSON in a column keeps its keys. Statements are
 * translated where they are written (`SnakeCasePostgres`), since a copy of each one's tree takes longer than writing it;
 * the names of a result once, not once a row.
 */
export class CamelCaseRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
  }

  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node
  }

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    if (!first) return result
    const names = Object.keys(first).map((name) => [name, this.camelCase(name)] as const)
    if (names.every(([name, translated]) => name === translated)) return result
    const rows = result.rows.map((row) => {
      const translated: UnknownRow = {}
      for (const [name, to] of names) translated[to] = row[name]
      return translated
    })
    return { ...result, rows }
  }

  columnOf(name: string): string {
    return this.snakeCase(name)
  }
}

const translation = new CamelCaseRows()
// As many as there are columns, tables and aliases: names come from the code, never from what is asked.
const identifiers = new Map<string, string>()

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override compileUnwrappedIdentifier({ name }: IdentifierNode): void {
    const known = identifiers.get(name) ?? this.sanitizeIdentifier(translation.columnOf(name))
    identifiers.set(name, known)
    this.append(known)
  }
}

/** PostgreSQL, whose statements say `unit_id` where the code says `unitId`. */
export class SnakeCasePostgres extends PostgresDialect {
  override createQueryCompiler(): SnakeCaseCompiler {
    return new SnakeCaseCompiler()
  }
}

/**
 * The same piece of SQL, written already: each request puts its statement together, and one that is made of hundreds of
 * pieces takes longer for it than for what it brings.
 *
 * @throws Error where there are values in it, which differ from request to request
 */
export function written<T>(piece: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = new SnakeCaseCompiler().compileQuery(piece.toOperationNode(), {
    queryId: 'written',
  })
  if (parameters.length > 0) throw new Error(`There are values in ${text}`)
  return sql.raw(text)
}
