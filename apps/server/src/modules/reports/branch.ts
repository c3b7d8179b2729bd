import type { Context } from '../../platform/context.ts'
import { sightOf } from '../documents/index.ts'
import {
  findTold,
  listPlacesInside,
  listStanding,
  listStandingAfter,
  orderOfBranch,
  type PlaceInside,
  type Standing,
  type ToldDocument,
} from './branch.queries.ts'
import type { Printable } from './require-printable.ts'

/** A document as the actor sees it. */
export interface DocumentInside {
  kind: 'document'
  id: number
  unitId: number
  title: string
  /** Null for outsiders, as the day is. */
  itemCode: string | null
  category: string | null
  documentDate: string | null
  /** A date, or in words why there is none. */
  keptUntil: { date: string } | 'Permanent' | 'Not scheduled' | null
  place: PlaceInside
}
export type Inside = { kind: 'place'; place: PlaceInside } | DocumentInside

const placesAtOnce = 100
const documentsAtOnce = 200

/**
 * Everything in a place and below it, each place before what is in it: read on as it is asked for, and judged as it is read.
 */
export async function* walkBranch(ctx: Context, printable: Printable): AsyncGenerator<Inside> {
  const order = await orderOfBranch(ctx.db, printable)
  for (let at = 0; at < order.length; at += placesAtOnce) {
    const places = await listPlacesInside(ctx.db, printable, order.slice(at, at + placesAtOnce))
    const ids = places.map((place) => place.id)
    const standing = Map.groupBy(await listStanding(ctx.db, ids, documentsAtOnce), (one) => one.locationId)
    yield* meet(ctx, printable, { places, standing })
  }
}

interface Portion {
  places: readonly PlaceInside[]
  standing: ReadonlyMap<number, Standing[]>
}

async function* meet(ctx: Context, printable: Printable, { places, standing }: Portion): AsyncGenerator<Inside> {
  let some: { place: PlaceInside; documents: Standing[] }[] = []
  let count = 0
  for (const place of places) {
    const documents = standing.get(place.id) ?? []
    some.push({ place, documents })
    count += documents.length
    // A place with more of them is read to its end before the next one.
    if (count < documentsAtOnce) continue
    yield* judged(ctx, printable, some)
    if (documents.length === documentsAtOnce) yield* rest(ctx, printable, { place, last: documents.at(-1) })
    some = []
    count = 0
  }
  yield* judged(ctx, printable, some)
}

async function* rest(
  ctx: Context,
  printable: Printable,
  { place, last }: { place: PlaceInside; last: Standing | undefined },
): AsyncGenerator<Inside> {
  for (let from = last; from; ) {
    const documents = await listStandingAfter(ctx.db, from, documentsAtOnce)
    const told = await findTold(
      ctx,
      documents.map((one) => one.id),
    )
    for (const { id } of documents) yield* present(ctx, printable, { place, document: told.get(id) })
    from = documents.length < documentsAtOnce ? undefined : documents.at(-1)
  }
}

async function* judged(
  ctx: Context,
  printable: Printable,
  some: readonly { place: PlaceInside; documents: Standing[] }[],
): AsyncGenerator<Inside> {
  const ids = some.flatMap(({ documents }) => documents.map((one) => one.id))
  const told = ids.length > 0 ? await findTold(ctx, ids) : new Map<number, ToldDocument>()
  for (const { place, documents } of some) {
    yield { kind: 'place', place }
    for (const { id } of documents) yield* present(ctx, printable, { place, document: told.get(id) })
  }
}

function* present(
  { actor }: Context,
  { isInside }: Printable,
  { place, document }: { place: PlaceInside; document: ToldDocument | undefined },
): Generator<DocumentInside> {
  if (!document) return
  const { sight, edition } = sightOf(actor, document)
  if (sight === 'nothing') return
  const isPosted = edition === 'snapshot'
  yield {
    kind: 'document',
    id: document.id,
    unitId: document.unitId,
    title: isPosted ? (document.postedName ?? document.name) : document.name,
    itemCode: isInside ? document.itemCode : null,
    category: isPosted ? document.postedCategory : document.ownCategory,
    documentDate: isPosted ? document.postedDate : document.ownDate,
    keptUntil: actor.kind === 'user' ? daysOf(document) : null,
    place,
  }
}

/** No day is permanent with a series or by its own mark, unscheduled with neither (decision 0035). */
function daysOf({ expiresOn, isPermanent, ownCategory }: ToldDocument): DocumentInside['keptUntil'] {
  if (isPermanent || (expiresOn === null && ownCategory !== null)) return 'Permanent'
  return expiresOn ? { date: expiresOn } : 'Not scheduled'
}
