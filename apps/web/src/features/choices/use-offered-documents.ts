import { useQuery } from '@tanstack/react-query'
import { useUnit } from '../../frame/unit.ts'
import { foundDocumentsQuery, recentDocumentsQuery } from './choices.api.ts'

/**
 * Documents to choose from: what was found, or the latest of the unit while nothing is searched for and until something was found, since
 * whoever presses one of them meanwhile must not be left with nothing under the finger.
 */
export function useOfferedDocuments(search: string) {
  const { id: unitId } = useUnit()
  const found = useQuery({ ...foundDocumentsQuery(unitId, search), enabled: search !== '' })
  const recent = useQuery(recentDocumentsQuery(unitId))
  const isFound = search !== '' && found.data !== undefined
  const asked = search === '' ? recent : found
  return {
    documents: isFound ? found.data?.items.flatMap(({ file }) => file ?? []) : recent.data?.items,
    isFound,
    error: asked.data ? null : asked.error,
    retry: () => void asked.refetch(),
  }
}
