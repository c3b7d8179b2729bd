import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/account.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { downloadFile } from '../documents/index.ts'
import { tellDownloadError } from './download-public-file.ts'
import { ownDocumentQuery, publicDocumentQuery } from './public-file.api.ts'
import { fromDocument, fromPublic, type ShownDocument } from './shown-document.ts'
import { withdrawnOf } from './withdrawn.ts'
import { t } from './words.ts'

interface Shown {
  document: ShownDocument | undefined
  error: Error | undefined
  refetch: () => void
}

/** A document by its route id: as everybody sees it, else as the signed-in person may. */
export function useShownDocument(routeId: string): Shown {
  const isSignedIn = useCurrentUser() !== undefined
  const client = useQueryClient()
  const open = useQuery(publicDocumentQuery(routeId))
  const isHidden =
    open.error instanceof ApiRefusal && (open.error.code === 'NotFound' || open.error.code === 'Withdrawn')
  const own = useQuery({ ...ownDocumentQuery(routeId), enabled: isHidden && isSignedIn })
  const document = useMemo(() => {
    if (open.data) return fromPublic(open.data)
    if (!own.data) return undefined
    return fromDocument(own.data, {
      levelNone: t('notPosted'),
      onStale: () => void client.invalidateQueries(ownDocumentQuery(routeId)),
      download: (file) => downloadFile(file, tellDownloadError),
    })
  }, [open.data, own.data, client, routeId])
  // Where the person may not see it either, what everybody is told of it stays.
  const isWithdrawn = withdrawnOf(open.error) !== undefined
  const error = isHidden && isSignedIn && !(isWithdrawn && own.error) ? own.error : open.error
  return { document, error: error ?? undefined, refetch: () => void (isHidden ? own : open).refetch() }
}
