import type { Pool } from '@sinupan/contract'
import { IconStackPop } from '@tabler/icons-react'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { type Entry, refusedFor, tellFailure } from '../documents/index.ts'
import { useAddPoolFiles, useRemovePoolFiles } from '../pooling/index.ts'
import { type PlacedDocument, placedOf } from './placed.ts'
import { t } from './words.ts'

/** What can be done with documents in a pool: what can be done everywhere, and taking them out. */
export function useTakeOutAct(pool: Pool): (usual: Acts, entries: readonly Entry[]) => Acts {
  const takeOut = useTakeOut(pool)
  return (usual, entries) => {
    const documents = placedOf(entries)
    const mayNot = documents.some(({ placed }) => !placed.mayRemove)
    const act: Act = {
      id: 'take-out',
      label: t('takeOut'),
      barLabel: t('takeOutShort'),
      icon: IconStackPop,
      run: () => void takeOut(documents, refusedFor(entries, 'share') === undefined),
      refused: mayNot ? t('notYours') : undefined,
      inBar: 4,
    }
    // The bar has room for what one does in a pool.
    const others = usual.map((group) => group.map((one) => (inBarHere.has(one.id) ? one : withoutBar(one))))
    return [...others.slice(0, -1), [act], ...others.slice(-1)]
  }
}

const inBarHere = new Set(['download', 'pool'])
const withoutBar = ({ inBar: _, ...act }: Act): Act => act

/** Takes documents out; who may add them can put them back. */
function useTakeOut({ id: poolId, title, capabilities }: Pool) {
  const remove = useRemovePoolFiles()
  const add = useAddPoolFiles()
  return async (documents: readonly PlacedDocument[], mayShare: boolean) => {
    try {
      await remove({ body: documents.map(({ placed: { id } }) => ({ id })) })
    } catch (error) {
      return tellFailure(t('notTakenOut'), error)
    }
    const putBack = () =>
      void add({ body: { poolId, fileManagerIds: documents.map(({ id }) => id) } }).catch((error: unknown) =>
        tellFailure(t('notBack'), error),
      )
    toast.done({
      title: t('takenOut', { count: documents.length, title }),
      ...(mayShare && capabilities.addFiles && { action: { label: t('undo'), onPress: putBack } }),
    })
  }
}
