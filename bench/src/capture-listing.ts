import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { readConfig } from '../../apps/server/src/config.ts'
import { listFolder } from '../../apps/server/src/modules/my-office/list-contents.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import type { DB } from '../../apps/server/src/platform/database/database.ts'
import { makeSecrets } from '../../apps/server/src/platform/secrets.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** The statements that listing a folder sends, with their values. */
export async function captureListing(
  url: string,
  who: { folderId: number; unitId: number; userId: string },
): Promise<Statement[]> {
  const statements: Statement[] = []
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ level, query }) => {
      if (level === 'query') statements.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  const actor = {
    kind: 'user',
    userId: who.userId,
    sessionId: who.userId,
    unitIds: [who.unitId],
    homeUnitId: who.unitId,
    campusIds: [1],
  }
  const duties = { isCru: false, isAdministrator: false, approves: new Set() }
  const ctx = {
    actor: { ...actor, ...duties },
    db,
    config: readConfig({}),
    secrets: makeSecrets(),
    clock: { now: () => new Date() },
  }
  await listFolder(ctx as unknown as Context, who.folderId, { page: 0, pageSize: 50 })
  await db.destroy()
  return statements
}
