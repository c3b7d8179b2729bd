import type { Document } from '@sinupan/contract'
import { toast } from '../../lib/toast.tsx'
import { documentName, tellFailure } from '../documents/index.ts'
import { usePlaceDocuments } from './placing.api.ts'
import { t } from './words.ts'

export interface Destination {
  id: number
  location: string
}
type Placed = Pick<Document, 'id' | 'fileLocationId'>

/** Puts documents back where each stood: one call a place. */
export function usePutBack() {
  const place = usePlaceDocuments()
  return async (documents: readonly Placed[]): Promise<void> => {
    for (const [fileLocationId, ones] of Map.groupBy(documents, (one) => one.fileLocationId))
      await place({ body: { fileLocationId, fileManagerIds: ones.map(({ id }) => id) } })
  }
}

/** Puts documents into a place, or out of theirs (null); the toast says where they are now and takes it back. Answers whether it was done. */
export function usePutDocuments() {
  const place = usePlaceDocuments()
  const putBack = usePutBack()
  const undo = async (documents: readonly Placed[]) => {
    try {
      await putBack(documents)
      toast.done({ title: t('back') })
    } catch (error) {
      tellFailure(t('failed'), error)
    }
  }
  return async (documents: readonly Document[], to: Destination | null): Promise<boolean> => {
    try {
      await place({ body: { fileLocationId: to?.id ?? null, fileManagerIds: documents.map(({ id }) => id) } })
    } catch (error) {
      tellFailure(t('failed'), error)
      return false
    }
    toast.done({ title: saidOf(documents, to), action: { label: t('undo'), onPress: () => void undo(documents) } })
    return true
  }
}

/** 'Memo 7.pdf is now in Box 14'. */
export function saidOf(documents: readonly Document[], to: Destination | null): string {
  const [first, ...others] = documents
  const count = documents.length
  if (first && others.length === 0) {
    const name = documentName(first)
    return to ? t('doneOne', { name, place: to.location }) : t('outOne', { name })
  }
  return to ? t('done', { count, place: to.location }) : t('out', { count })
}
