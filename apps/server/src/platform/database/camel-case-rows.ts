import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/**
 * `unit_id` in the database is `unitId` here, in statements and in rows; JSON in a column keeps its keys. The names of a
 * result are translated once, not once a row.
 */
export class CamelCaseRows extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true })
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
}
