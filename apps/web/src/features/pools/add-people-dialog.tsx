import { addPoolUsers, type Pool } from '@sinupan/contract'
import { useState } from 'react'
import { SwitchField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { PeopleField } from '../choices/index.ts'
import { useAddPeople } from './pools.api.ts'
import classes from './pools.module.css'
import { t } from './words.ts'

/** Several people at once, all with the same rights: none more than the reader holds. */
export function AddPeopleDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const add = useAddPeople({
    onDone: ({ total }) =>
      total > 0 ? toast.done({ title: t('peopleAdded', { count: total }) }) : toast.info({ title: t('nobodyAdded') }),
  })
  const { id, title, my } = pool
  const [isLeft, setLeft] = useState(false)
  return (
    <FormDialog
      title={t('addPeopleTitle', { title })}
      act={t('addAct')}
      schema={addPoolUsers.body}
      values={{ poolId: id, userIds: [], canAddFiles: false, canAddMember: false, isOwner: false }}
      refused={isLeft ? t('nameLeft') : undefined}
      onSubmit={(body) => add({ body })}
      onClose={onClose}
    >
      <PeopleField name="userIds" label={t('peopleField')} onLeft={setLeft} />
      <fieldset className={classes.theyMay}>
        <legend>{t('theyMay')}</legend>
        {my.canAddFiles && <SwitchField name="canAddFiles" label={t('mayAddFiles')} />}
        <SwitchField name="canAddMember" label={t('mayAddPeople')} />
        {my.isOwner && <SwitchField name="isOwner" label={t('isOwner')} description={t('isOwnerLine')} />}
      </fieldset>
    </FormDialog>
  )
}
