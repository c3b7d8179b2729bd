import type { Context } from '../../../platform/context.ts'
import type { Happened } from '../../../platform/facts/fact.ts'
import { campusAdded, officeAdded, unitAdded } from '../organisation.facts.ts'
import { insertManyKept } from '../organisation.store.ts'
import { withKeeper } from '../with-kept.ts'

/** A campus, or what stands below `above`: an office below a campus, a unit below an office. */
export interface NewPlace {
  name: string
  /** Only units may be without. */
  shortName: string | null
  above: number | null
}

interface Level {
  columns(place: NewPlace): Record<string, unknown>
  added(id: number, place: NewPlace): Happened
}

const levels = {
  campuses: {
    columns: ({ name, shortName }) => ({ name, shortName }),
    added: (campusId, { name, shortName }) => campusAdded({}, { campusId, name, shortName: shortName ?? '' }),
  },
  offices: {
    columns: ({ name, shortName, above }) => ({ name, shortName, campusId: above }),
    added: (officeId, { name, above }) => officeAdded({}, { officeId, name, campusId: above ?? 0 }),
  },
  units: {
    columns: ({ name, shortName, above }) => ({ name, shortName, officeId: above }),
    added: (unitId, { name, above }) => unitAdded({ unitId }, { unitId, name, officeId: above ?? 0 }),
  },
} satisfies Record<string, Level>

/** The three levels of the organisation, from the top. */
export const placeLevels = ['campuses', 'offices', 'units'] as const
export type PlaceLevel = (typeof placeLevels)[number]

/** Rows a statement: three values each, and PostgreSQL takes 65 535. */
const piece = 1_000

/**
 * Makes many places of one level, a statement for each thousand; answers their ids in the order given.
 *
 * @throws Refusal Forbidden, NameTaken
 */
export function addPlaces(ctx: Context, level: PlaceLevel, places: readonly NewPlace[]): Promise<number[]> {
  return withKeeper(ctx, async (ctx, keeper) => {
    const ids: number[] = []
    for (let from = 0; from < places.length; from += piece) {
      const these = places.slice(from, from + piece)
      const made = await insertManyKept(ctx.db, keeper, level, these.map(levels[level].columns))
      await ctx.publish(these.map((place, index) => levels[level].added(made[index] ?? 0, place)))
      for (const id of made) ids.push(id)
    }
    return ids
  })
}
