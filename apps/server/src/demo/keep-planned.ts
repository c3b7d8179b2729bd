import { groups, keeping } from '@sinupan/demo'
import { createDocument } from '../modules/documents/index.ts'
import { declareRecords, extendRetention, keepForEver, liftHold, placeHold } from '../modules/retention/index.ts'
import type { Cast } from './act-as.ts'
import type { Places } from './add-document.ts'
import { idOf } from './insert-people.ts'

const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)
const recordsOfficer = 'records'

/** Papers without files whose time is over, or soon, with holds, extensions and what is kept for ever, as planned. */
export async function keepPlanned(cast: Cast, { units, folders, taxonomy }: Places): Promise<void> {
  const ids = new Map<string, number>()
  for (const { unit, owner, name, category, expiresInDays } of keeping.papers) {
    const { id } = await createDocument(await cast.act(owner, ago(400)), {
      deliveryUnitId: idOf(units, unit),
      fileFolderId: idOf(folders, `${unit}:Old papers`),
      name,
      documentCategoryId: category === null ? null : idOf(taxonomy.categories, category),
      documentDate: category && expiresInDays !== null ? dateOf(expiresInDays, yearsOf(category)) : null,
    })
    ids.set(name, id)
  }
  for (const name of keeping.declared) await declareRecords(await cast.act(recordsOfficer, ago(200)), [idOf(ids, name)])
  await holdPlanned(cast, ids, taxonomy.categories)
  for (const { document, days, reason, daysAgo } of keeping.extensions)
    await extendRetention(await cast.act(recordsOfficer, ago(daysAgo)), {
      ids: [idOf(ids, document)],
      until: ago(-days).toISOString().slice(0, 10),
      reason,
    })
  for (const { document, reason, daysAgo } of keeping.permanent)
    await keepForEver(await cast.act(recordsOfficer, ago(daysAgo)), {
      ids: [idOf(ids, document)],
      isPermanent: true,
      reason,
    })
}

async function holdPlanned(
  cast: Cast,
  ids: ReadonlyMap<string, number>,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { kind, reason, documents, series, daysAgo, lifted } of keeping.holds) {
    const { id } = await placeHold(await cast.act(recordsOfficer, ago(daysAgo)), {
      kind,
      reason,
      ...(series ? { documentCategoryId: idOf(categories, series) } : {}),
      ...(documents.length > 0 ? { fileManagerIds: documents.map((name) => idOf(ids, name)) } : {}),
    })
    if (lifted) await liftHold(await cast.act(recordsOfficer, ago(lifted.daysAgo)), { id, reason: lifted.reason })
  }
}

const yearsOf = (name: string): number =>
  groups.flatMap((group) => group.categories).find((category) => category.name === name)?.retention ?? 0

/** The date from which so many years end in so many days. */
function dateOf(expiresInDays: number, years: number): string {
  const date = ago(-expiresInDays)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.toISOString().slice(0, 10)
}
