import { type Document, openClassified, requestAccess } from '@sinupan/contract'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatTime } from '../../lib/format.ts'
import { toast } from '../../lib/toast.tsx'
import { documentName } from '../documents/index.ts'
import { useOpenClassified, useRequestAccess } from './access.api.ts'
import classes from './access.module.css'
import { t } from './words.ts'

interface AskDialogProps {
  document: Document
  onClose: () => void
}

/** Asks the owner of a classified document to open it. */
export function AskAccessDialog({ document, onClose }: AskDialogProps) {
  const ask = useRequestAccess({ onDone: () => toast.done({ title: t('asked'), line: t('askedLine') }) })
  return (
    <FormDialog
      title={t('askTitle', { name: documentName(document) })}
      act={t('askAct')}
      schema={requestAccess.body}
      values={{ reason: '' }}
      onSubmit={(body) => ask({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('askLead')}</p>
      <TextAreaField name="reason" label={t('reason')} autoFocus />
    </FormDialog>
  )
}

/** The CRU opens a classified document for an hour, and says why. */
export function OpenClassifiedDialog({ document, onClose }: AskDialogProps) {
  const name = documentName(document)
  const open = useOpenClassified({
    onDone: ({ expiresAt }) => toast.done({ title: t('opened', { name, at: formatTime(expiresAt) }) }),
  })
  return (
    <FormDialog
      title={t('openTitle', { name })}
      act={t('openAct')}
      schema={openClassified.body}
      values={{ reason: '' }}
      onSubmit={(body) => open({ params: { id: document.id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('openLead')}</p>
      <TextAreaField name="reason" label={t('reason')} autoFocus />
    </FormDialog>
  )
}
