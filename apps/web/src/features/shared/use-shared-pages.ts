import { listSharedWithMe, type SharedWithMe } from '@sinupan/contract'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { keyOf } from '../../lib/query.ts'
import { useListed } from '../../list/listed.ts'
import { mostChosen, readUpTo } from '../../list/use-whole-choice.ts'
import { documentEntry, type Entry } from '../documents/index.ts'
import type { EntryPages } from '../entries-view/index.ts'

interface Asked {
  list: 'grid' | 'list'
  /** From 0. */
  page: number
}

/** What is shared with me by name, what was shared last first. */
export function useSharedPages(asked: Asked): EntryPages {
  const documents = useListed(listSharedWithMe, {}, asked)
  const entries = useMemo<Entry[]>(() => (documents.rows ?? []).map(documentEntry), [documents.rows])
  return {
    entries,
    counts: { folders: 0, documents: documents.total },
    isPending: !documents.rows && !documents.error,
    error: documents.error,
    retry: documents.retry,
    more: documents.more,
    total: documents.total,
    whole: { queryKey: keyOf(listSharedWithMe), read: readShared },
  }
}

const readShared = async () =>
  (await readUpTo(mostChosen, (page) => call(listSharedWithMe, { query: page }))).map(documentEntry)

/** How it was shared, of an entry of this list. */
export const sharedOf = (entry: Entry): SharedWithMe | undefined =>
  entry.kind === 'document' && 'sharedAt' in entry.document ? (entry.document as SharedWithMe) : undefined
