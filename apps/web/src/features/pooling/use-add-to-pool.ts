import type { FoundDocument, Pool } from '@sinupan/contract'
import { toast } from '../../lib/toast.tsx'
import { documentName, tellFailure } from '../documents/index.ts'
import { useAddPoolFiles, useRemovePoolFiles } from './pooling.api.ts'
import { t } from './words.ts'

/** Adds documents to a pool, says so, and offers to take back those that were new there. Whether it was done. */
export function useAddToPool() {
  const add = useAddPoolFiles()
  const takeOut = useRemovePoolFiles()
  return async (documents: readonly FoundDocument[], { id: poolId, title }: Pick<Pool, 'id' | 'title'>) => {
    try {
      const { items } = await add({ body: { poolId, fileManagerIds: documents.map(({ id }) => id) } })
      const [first] = documents
      if (items.length === 0) toast.info({ title: t('allThere', { title }) })
      else
        toast.done({
          title:
            first && documents.length === 1
              ? t('addedOne', { name: documentName(first), title })
              : t('added', { count: items.length, title }),
          action: {
            label: t('undo'),
            onPress: () =>
              void takeOut({ body: items.map((id) => ({ id })) }).catch((error: unknown) =>
                tellFailure(t('notTakenOut'), error),
              ),
          },
        })
      return true
    } catch (error) {
      tellFailure(t('notAdded'), error)
      return false
    }
  }
}
