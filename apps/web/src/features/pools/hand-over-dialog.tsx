import { handOverPool, type OrphanedPool } from '@sinupan/contract'
import { SelectField } from '../../lib/choice-fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { PersonField } from '../choices/index.ts'
import { useHandOver } from './pools.api.ts'
import { t } from './words.ts'

/** Another owner for a pool that has none: one of its people, where there are any. */
export function HandOverDialog({ pool, onClose }: { pool: OrphanedPool; onClose: () => void }) {
  const { id, title, heirs } = pool
  const handOver = useHandOver({
    onDone: ({ owner }) => toast.done({ title: t('handedOver', { name: owner ? fullName(owner) : '', title }) }),
  })
  return (
    <FormDialog
      title={t('nameOwnerTitle', { title })}
      act={t('handOver')}
      schema={handOverPool.body}
      values={{ userId: heirs[0]?.id ?? '' }}
      onSubmit={(body) => handOver({ params: { id }, body })}
      onClose={onClose}
    >
      <p>{t(heirs.length > 0 ? 'nameOwnerLine' : 'nameAnybodyLine')}</p>
      {heirs.length > 0 ? (
        <SelectField
          name="userId"
          label={t('newOwner')}
          data={heirs.map((heir) => ({ value: heir.id, label: fullName(heir) }))}
        />
      ) : (
        <PersonField name="userId" label={t('newOwner')} />
      )}
    </FormDialog>
  )
}
