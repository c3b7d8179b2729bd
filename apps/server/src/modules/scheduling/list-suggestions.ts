import type { Document, List, UnscheduledDocument } from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import {
  countsAsClassified,
  type DocumentFacts,
  findDocumentFacts,
  selectDocumentsById,
  sightOf,
} from '../documents/index.ts'
import { listOpenSeries } from '../taxonomy/index.ts'
import { findTextWords, tallyAlike, tallyFolders } from './evidence.queries.ts'
import { propose, type Schedule } from './propose.ts'
import { requireSchedulingUnit } from './scheduling.policy.ts'
import { beginningOf, indexSeries, keyOf, weighSeries } from './series-words.ts'
import { type Asked, findUnits, listUnscheduled } from './unscheduled.queries.ts'

interface Unscheduled {
  facts: DocumentFacts
  /** As the caller sees it. */
  view: Document
}

/**
 * What has no series, each with those that are proposed: nine statements, however many documents there are. Texts are
 * looked into only for words of the schedule itself, and not where something is classified (docs/decisions/0038).
 *
 * @throws Refusal Forbidden
 */
export async function listSuggestions(ctx: Context, query: Asked): Promise<List<UnscheduledDocument>> {
  requireSchedulingUnit(ctx)
  const { ids, total } = await listUnscheduled(ctx, query)
  if (ids.length === 0) return asList([], total)
  const documents = await viewAll(ctx, ids)
  const units = await findUnits(ctx, [...new Set(documents.map(({ facts }) => facts.unitId))])
  const series = weighSeries(await listOpenSeries(ctx.db))
  const schedule = { byId: new Map(series.map((one) => [one.category.id, one])), byWord: indexSeries(series) }
  const evidence = await gather(ctx, documents, schedule)
  const items = documents.flatMap(({ facts, view }, index) => {
    const [unit, known] = [units.get(facts.unitId), evidence[index]]
    return unit && known ? [{ fileManager: view, unit, suggestions: propose(schedule, known) }] : []
  })
  return asList(items, total)
}

/** The documents in the edition that is the caller’s to see, in the order of the ids. */
async function viewAll(ctx: Context, ids: readonly number[]): Promise<Unscheduled[]> {
  const facts = await findDocumentFacts(ctx, ids)
  const editionOf = (one: DocumentFacts) => sightOf(ctx.actor, one).edition
  const seen = facts.filter((one) => sightOf(ctx.actor, one).sight !== 'nothing')
  const views = new Map<number, Document>()
  for (const edition of ['working', 'snapshot'] as const) {
    const wanted = seen.filter((one) => editionOf(one) === edition).map((one) => one.id)
    for (const view of await selectDocumentsById(ctx, wanted, edition)) views.set(view.id, view)
  }
  const byId = new Map(seen.map((one) => [one.id, one]))
  return ids.flatMap((id) => {
    const [of, view] = [byId.get(id), views.get(id)]
    return of && view ? [{ facts: of, view }] : []
  })
}

async function gather(ctx: Context, documents: readonly Unscheduled[], { byWord }: Schedule) {
  const open = documents.filter(({ facts }) => !countsAsClassified(facts))
  const idsOf = (edition: 'working' | 'snapshot') =>
    open.filter(({ facts }) => sightOf(ctx.actor, facts).edition === edition).map(({ facts }) => facts.id)
  // A text has a word as it was written, in either number.
  const words = [...byWord.keys()].flatMap((key) => [key, `${key}s`])
  const texts = await findTextWords(ctx.db, { working: idsOf('working'), snapshots: idsOf('snapshot'), words })
  const folders = await tallyFolders(ctx.db, [...new Set(documents.flatMap(({ facts }) => facts.folderId ?? []))])
  const begun = documents.flatMap(({ facts: { id, unitId }, view }) => {
    const beginning = beginningOf(view.name)
    return beginning === undefined ? [] : [{ id, unitId, beginning }]
  })
  const alike = await tallyAlike(ctx.db, begun)
  const placeOf = new Map(begun.map(({ id }, place) => [id, place]))
  return documents.map(({ facts: { id, folderId }, view: { name } }) => ({
    name,
    textWords: new Set((texts.get(id) ?? []).flatMap((word) => keyOf(word) ?? [])),
    folder: folders.get(folderId ?? 0) ?? [],
    alike: alike.get(placeOf.get(id) ?? -1) ?? [],
    beginning: begun[placeOf.get(id) ?? -1]?.beginning,
  }))
}
