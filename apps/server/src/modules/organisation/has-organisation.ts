import type { Database } from '../../platform/database/database.ts'

/** Whether anything of an organisation is there: a campus, in which all else lies. */
export const hasOrganisation = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('campuses').select('id').limit(1).executeTakeFirst()) !== undefined
