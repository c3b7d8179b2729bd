import { addUnitAccess, type DeliveryUnit, type UserRef } from '@sinupan/contract'
import { useState } from 'react'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PersonField } from '../choices/index.ts'
import { useAddUnitAccess } from './organisation.api.ts'
import { t } from './words.ts'

/** Lets somebody work in a unit beside their own. */
export function GiveAccessDialog({ unit, onClose }: { unit: DeliveryUnit; onClose: () => void }) {
  const [person, setPerson] = useState<UserRef>()
  const add = useAddUnitAccess({
    onDone: () => toast.done({ title: t('accessGiven', { name: person ? fullName(person) : '', unit: unit.name }) }),
  })
  return (
    <FormDialog
      title={t('giveAccess')}
      act={t('giveAccess')}
      schema={addUnitAccess.body}
      values={{ userId: '', deliveryUnitId: unit.id }}
      onSubmit={(body) => add({ body })}
      onClose={onClose}
    >
      <p>{t('giveAccessLine')}</p>
      <PersonField name="userId" label={t('person')} onPerson={setPerson} />
    </FormDialog>
  )
}
