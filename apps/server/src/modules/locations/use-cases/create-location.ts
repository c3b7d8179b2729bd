import type { FileLocation } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { locationCreated } from '../locations.facts.ts'
import { requireLocationAnswer } from '../locations.queries.ts'
import { insertLocation, type LocationSaid } from '../locations.store.ts'
import { withSite } from '../with-locations.ts'

export interface CreateLocation extends LocationSaid {
  unitId: number
  /** 0 or null: the top. */
  parentId?: number | null | undefined
  location: string
}

/** Makes a place. @throws Refusal NotYourDeliveryUnit, NotFound, NameTaken, TooDeep */
export function createLocation(ctx: Context, { unitId, parentId, ...said }: CreateLocation): Promise<FileLocation> {
  return withSite(ctx, { unitId, locationId: parentId }, async (ctx, site) => {
    const { id, code } = await insertLocation(ctx, site, said)
    const named = { locationId: id, name: said.location, code }
    await ctx.publish(locationCreated({ unitId }, { ...named, parentId: site.locationId }))
    return requireLocationAnswer(ctx, id)
  })
}
