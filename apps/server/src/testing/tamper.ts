import { inject } from 'vitest'
import { urlOf, withAdmin } from './template-database.ts'

/** Changes the history past what guards it, as its owner or PostgreSQL's superuser could. */
export async function tamper(databaseUrl: string, statement: string): Promise<void> {
  const { superuserUrl } = inject('testServer')
  const name = new URL(databaseUrl).pathname.slice(1)
  await withAdmin(urlOf(superuserUrl ?? inject('adminUrl'), name), async (client) => {
    const triggers = (state: 'disable' | 'enable') =>
      client.query(`alter table facts ${state} trigger all; alter table fact_seals ${state} trigger all`)
    await triggers('disable')
    await client.query(statement)
    await triggers('enable')
  })
}
