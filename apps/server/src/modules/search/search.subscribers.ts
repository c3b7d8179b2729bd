import type { Context } from '../../platform/context.ts'
import type { Fact } from '../../platform/facts/fact.ts'
import { subscriber } from '../../platform/jobs/subscriber.ts'
import { documentFacts } from '../documents/index.ts'
import { blobDerived } from '../files/index.ts'
import { postingFacts } from '../postings/index.ts'
import { reindex } from './indexing/reindex.ts'
import { reindexContents } from './indexing/reindex-contents.ts'
import { reindexSurroundings, surroundingFacts } from './indexing/reindex-surroundings.ts'

/** Every document's entries follow what is said about it, its files and its postings. */
const searchIndexer = subscriber('search-index', [...documentFacts, ...postingFacts], reindexAfter, { batchSize: 50 })

/** The text of a file comes later than the file. */
const contentsIndexer = subscriber(
  'search-contents',
  [blobDerived],
  (ctx, facts) =>
    reindexContents(
      ctx,
      facts.map((fact) => blobDerived.payload.parse(fact.payload).sha256),
    ),
  { batchSize: 10 },
)

/** Names that entries hold, and trees that their readers hang on. */
const surroundingsIndexer = subscriber('search-surroundings', surroundingFacts, reindexSurroundings)

export const searchSubscribers = [searchIndexer, contentsIndexer, surroundingsIndexer]

async function reindexAfter(ctx: Context, facts: readonly Fact[]): Promise<void> {
  const ids = facts.flatMap((fact) => fact.documentId ?? [])
  try {
    await reindex(ctx, ids)
  } catch (error) {
    await reindexOneByOne(ctx, [...new Set(ids)], error)
  }
}

// One document that can't be indexed must not keep the others from it.
async function reindexOneByOne(ctx: Context, ids: readonly number[], cause: unknown): Promise<void> {
  const failed: number[] = []
  for (const id of ids) await reindex(ctx, [id]).catch(() => failed.push(id))
  if (failed.length > 0) throw new Error(`These documents could not be indexed: ${failed.join(', ')}.`, { cause })
}
