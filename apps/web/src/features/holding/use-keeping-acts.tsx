import { IconCertificate, IconLock } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { toast } from '../../lib/toast.tsx'
import type { Act } from '../../list/acts.ts'
import { documentsOf, type Entry } from '../documents/index.ts'
import { HoldDialog } from './dialogs.ts'
import type { HoldOn } from './hold-on.ts'
import { useDeclare } from './holding.api.ts'
import { t } from './words.ts'

/** What makes a record of chosen documents, and what the central records unit holds: documents, or one folder. */
export function useKeepingActs(): (entries: readonly Entry[]) => Act[] {
  const { isCru } = useUser()
  const declare = useDeclare({ onDone: ({ total }) => toast.done({ title: t('declared', { count: total }) }) })
  return (entries) => {
    const documents = documentsOf(entries)
    const isDocuments = documents.length === entries.length && documents.length > 0
    const [only] = entries.length === 1 ? entries : []
    const ids = documents.map((document) => document.id)
    const acts: Act[] = []
    if (isDocuments && documents.every((document) => document.capabilities.declare))
      acts.push({
        id: 'declare',
        label: t('declare'),
        icon: IconCertificate,
        refused: documents.every((document) => document.isRecord) ? t('isRecord') : undefined,
        run: () => void declare({ body: { fileManagerIds: ids } }),
      })
    if (isDocuments && documents.every((document) => document.capabilities.hold)) acts.push(holdAct({ documents: ids }))
    if (only?.kind === 'folder' && isCru) acts.push(holdAct({ folder: only.folder }))
    return acts
  }
}

const holdAct = (on: HoldOn): Act => ({
  id: 'hold',
  label: t('holdThing'),
  icon: IconLock,
  run: () => openDialog((close) => <HoldDialog on={on} onClose={close} />),
})
