import type { Context } from '../../platform/context.ts'
import type { Shelf } from './editions.queries.ts'

export interface NamedShelf extends Shelf {
  name: string
  description: string | null
}

/** A campus or category by its id, as the open lists tell it. */
export async function findShelf({ db }: Context, { kind, id }: Shelf): Promise<NamedShelf | undefined> {
  const found =
    kind === 'campus'
      ? await db.selectFrom('campuses').select('name').where('id', '=', id).executeTakeFirst()
      : await db.selectFrom('categories').select(['name', 'description']).where('id', '=', id).executeTakeFirst()
  return found && { kind, id, description: null, ...found }
}
