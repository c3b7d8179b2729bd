import { type DocumentDetails, documentDetails } from '@sinupan/contract'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { tellFailure, useUpdateDocument } from '../documents/index.ts'
import { ChangedDialog } from './changed-dialog.tsx'
import type { Current, DocumentChange } from './document-change.ts'
import { type EditedField, valueIn } from './edited-field.ts'
import { t } from './words.ts'

/**
 * Saves one field of a document as its reader saw it. Where somebody else changed the document meanwhile, both values
 * show and one is chosen; where their change was another field's, mine is saved beside it.
 */
export function useSaveDocument(document: DocumentDetails) {
  const update = useUpdateDocument()
  const send = (change: DocumentChange, version: number) =>
    update({ params: { id: document.id }, body: { ...change, version } })
  const save = async (field: EditedField, change: DocumentChange): Promise<boolean> => {
    try {
      await send(change, document.version)
      return true
    } catch (error) {
      const current = currentOf(error)
      if (!current) tellFailure(t('notSaved', { name: document.name }), error)
      else if (valueIn(current, field) === valueIn(document, field)) return resend(change, current.version)
      else ask(field, change, current)
      return false
    }
  }
  const resend = async (change: DocumentChange, version: number): Promise<boolean> => {
    try {
      await send(change, version)
      return true
    } catch (error) {
      tellFailure(t('notSaved', { name: document.name }), error)
      return false
    }
  }
  const ask = (field: EditedField, change: DocumentChange, current: Current) =>
    openDialog((close) => (
      <ChangedDialog
        field={field}
        mine={change}
        theirs={current}
        onClose={close}
        onMine={() => {
          close()
          void resend(change, current.version)
        }}
      />
    ))
  return { save, isSaving: update.isPending }
}

const currentSchema = documentDetails.omit({ versions: true, path: true })

/** The document as it is now, out of a StateChanged. */
function currentOf(error: unknown): Current | undefined {
  if (!(error instanceof ApiRefusal) || error.code !== 'StateChanged') return undefined
  return currentSchema.safeParse(error.details.current).data
}
