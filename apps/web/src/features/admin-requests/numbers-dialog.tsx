import { updateRequestSettings } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { settingsQuery, useChangeSettings } from './admin-requests.api.ts'
import classes from './admin-requests.module.css'
import { t } from './words.ts'

/** How student numbers are written here, for who covers them in copies. */
export function NumbersDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(settingsQuery())
  const change = useChangeSettings({
    onDone: ({ studentNoPattern: pattern }) => toast.done({ title: t('numbersSaved', { pattern }) }),
  })
  if (!data) return null
  return (
    <FormDialog
      title={t('numbersTitle')}
      act={t('save')}
      schema={updateRequestSettings.body}
      values={data}
      onSubmit={(body) => change({ body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('numbersLead')}</p>
      <TextField name="studentNoPattern" label={t('numbersField')} description={t('numbersLine')} autoFocus required />
    </FormDialog>
  )
}
