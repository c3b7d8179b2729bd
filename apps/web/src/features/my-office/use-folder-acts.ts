import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import type { Entry } from '../documents/index.ts'
import { useEntryActs } from '../entry-acts/index.ts'
import { sortQuery, type useFolderView } from './folder-url.ts'

type View = ReturnType<typeof useFolderView>

/** The acts of entries where the address shows previews: a folder is gone into, a document shown large. */
export function useFolderActs(
  { view, change }: { view: View[0]; change: View[1] },
  details: { open: (entry: Entry) => void; leave: () => void },
) {
  const navigate = useNavigate()
  const open = (entry: Entry) => {
    if (entry.kind === 'document') change({ preview: entry.document.id }, { replace: false })
    else {
      details.leave()
      void navigate({ pathname: paths.folder(entry.folder.routeId), search: sortQuery(view) })
    }
  }
  return useEntryActs({ open, showDetails: details.open })
}
