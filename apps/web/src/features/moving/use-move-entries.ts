import { toast } from '../../lib/toast.tsx'
import {
  type Entry,
  entryName,
  tellFailure,
  useMoveDocuments,
  useMoveFolders,
  useUpdateDocument,
} from '../documents/index.ts'
import { movable, type Step, wayBack } from './way-back.ts'
import { t } from './words.ts'

export interface Destination {
  id: number
  name: string
}

/**
 * Moves entries; the toast says where they are now and takes it back. Documents among `numbered` get a number where
 * they go, and their name back with the undo. Answers whether all went.
 */
export function useMoveEntries() {
  const takeStep = useStep()
  const goBack = useGoBack(takeStep)
  return async (
    entries: readonly Entry[],
    { id, name }: Destination,
    numbered: readonly Entry[] = [],
  ): Promise<boolean> => {
    const going = movable(entries, id)
    const [first] = going
    if (!first) return true
    const steps = wayBack(going)
    const folderIds = steps.flatMap((step) => step.folderIds)
    const documentIds = steps.flatMap((step) => step.documentIds)
    try {
      await takeStep({ destinationId: id, folderIds, documentIds }, steps, numbered.length > 0)
    } catch (error) {
      tellFailure(t('moveFailed', { count: going.length, to: name }), error)
      return false
    }
    toast.done({
      title:
        going.length === 1
          ? t('movedOne', { name: entryName(first), to: name })
          : t('moved', { count: going.length, to: name }),
      action: { label: t('undo'), onPress: () => void goBack(going, steps, numbered) },
    })
    return true
  }
}

function useGoBack(takeStep: ReturnType<typeof useStep>) {
  const rename = useUpdateDocument()
  return async (entries: readonly Entry[], steps: readonly Step[], numbered: readonly Entry[]): Promise<void> => {
    const [only, ...others] = entries
    try {
      for (const step of steps) await takeStep(step, [])
      for (const entry of numbered) {
        if (entry.kind !== 'document') continue
        const { id, name } = entry.document
        await rename({ params: { id }, body: { name } })
      }
      toast.done({
        title:
          only && others.length === 0
            ? t('movedBackOne', { name: entryName(only) })
            : t('movedBack', { count: entries.length }),
      })
    } catch (error) {
      tellFailure(t('moveBackFailed'), error)
    }
  }
}

/** Folders and documents are two calls; where the second is refused, the first is taken back. */
function useStep() {
  const moveFolders = useMoveFolders()
  const moveDocuments = useMoveDocuments()
  const move = (folderIds: number[], destinationFolderId: number) =>
    folderIds.length > 0 ? moveFolders({ params: { destinationFolderId }, body: folderIds }) : undefined
  return async ({ destinationId, folderIds, documentIds }: Step, back: readonly Step[], isNumbered = false) => {
    await move(folderIds, destinationId)
    if (documentIds.length === 0) return
    try {
      const query = isNumbered ? { query: { numbered: true } } : {}
      await moveDocuments({ params: { fileFolderId: destinationId }, ...query, body: documentIds })
    } catch (error) {
      for (const step of back) await move(step.folderIds, step.destinationId)
      throw error
    }
  }
}
