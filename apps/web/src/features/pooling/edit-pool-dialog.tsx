import { type Pool, updatePool } from '@sinupan/contract'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { PoolFields } from './pool-fields.tsx'
import { useUpdatePool } from './pooling.api.ts'
import { t } from './words.ts'

/** What a pool is called, what it is for, and who may add to it. */
export function EditPoolDialog({ pool, onClose }: { pool: Pool; onClose: () => void }) {
  const update = useUpdatePool()
  const { id, title, description, allowOtherUserToAddFiles, version } = pool
  return (
    <FormDialog
      title={t('editPool')}
      act={t('save')}
      schema={updatePool.body}
      values={{ title, description: description ?? '', allowOtherUserToAddFiles, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      <PoolFields />
    </FormDialog>
  )
}
