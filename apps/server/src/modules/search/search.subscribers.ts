import { z } from 'zod'
import { batchWorker, subscriber, worker } from '../../platform/jobs/subscriber.ts'
import { documentReclaimed } from '../disposal/index.ts'
import { documentFacts } from '../documents/index.ts'
import { blobJob, derivedQueue } from '../files/index.ts'
import { postingFacts } from '../postings/index.ts'
import { copySnapshots } from './indexing/copy-snapshots.ts'
import { fillFacets } from './indexing/fill-facets.ts'
import { forgetChanges } from './indexing/forget-changes.ts'
import { rebuilding } from './indexing/rebuild-search.ts'
import { reindex } from './indexing/reindex.ts'
import { reindexContents } from './indexing/reindex-contents.ts'
import { reindexSurroundings, surroundingFacts } from './indexing/reindex-surroundings.ts'

/** Every document's entries follow what is said about it, its files and its postings. */
const searchIndexer = subscriber(
  'search-index',
  [...documentFacts, ...postingFacts, documentReclaimed],
  (ctx, facts) =>
    reindex(
      ctx,
      facts.flatMap((fact) => fact.documentId ?? []),
    ),
  { batchSize: 50 },
)

/** The text of a file comes later than the file. */
const contentsIndexer = batchWorker(
  derivedQueue,
  blobJob,
  (ctx, blobs) =>
    reindexContents(
      ctx,
      blobs.map((one) => one.sha256),
    ),
  10,
)

/** Names that entries hold, and trees that their readers hang on. */
const surroundingsIndexer = subscriber('search-surroundings', surroundingFacts, reindexSurroundings)

const facetsFiller = worker(
  'search-facets',
  z.object({}),
  async (ctx) => {
    await forgetChanges(ctx)
    const copied = await copySnapshots(ctx)
    if (copied > 0) ctx.log.info({ copied }, 'copied older snapshots to where searches read them')
    const count = await fillFacets(ctx)
    if (count > 0) ctx.log.info({ count }, 'wrote what facets count into older entries')
  },
  { schedule: '27 * * * *' },
)

export const searchSubscribers = [searchIndexer, contentsIndexer, surroundingsIndexer, facetsFiller, rebuilding]
